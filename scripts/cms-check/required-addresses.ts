/** Pages that the site itself links to (docs/backend-contract.md, 'Pages that must exist'), with where. */
export const requiredAddresses: Record<string, string> = {
  "/doneren": "the header, the end of pages, blocks about gifts",
  "/over-ons/wie-we-zijn": "the footer",
  "/over-ons/anbi": "the footer",
  "/toegankelijkheid": "the footer",
  "/gedragsregels": "the footer",
  "/privacy": "the footer",
  "/disclaimer": "the footer",
  "/contact": "an application that could not be submitted",
  "/vrijwilligerswerk": "vacancies and the site map",
  "/vrijwilligerswerk/vrijblijvend-contactverzoek": "vacancies",
  "/over-ons/werken-bij-alzheimer-nederland": "jobs at the office",
  "/informatie-brochure": "the result of a memory test",
  "/geheugentest/zelf/resultaat": "the end of a memory test",
  "/geheugentest/ander/resultaat": "the end of a memory test",
  "/dementie/wat-is-dementie": "a search without results",
  "/responsible-disclosure": "security.txt",
};
