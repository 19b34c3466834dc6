/** The places on the page that its sub-menu leads to. */
export const regionAnchors = {
  highlights: "uitgelicht",
  activities: "activiteiten",
  locations: "locaties",
  news: "nieuws",
  services: "voorzieningen",
  dementiaInfo: "informatie-over-dementie",
  about: "over-de-regio",
  vacancies: "vacatures",
} as const;
