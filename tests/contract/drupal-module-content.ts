/** The pages that the recorded Drupal and the stand-in both have, for calls that say which pages there are. */
export const drupalModuleContent: Record<string, string> = {
  ...Object.fromEntries(
    ["alzheimer", "dementie", "samen"].map((brand) => [
      `home/${brand}.yaml`,
      `
type: homepage
created: 2025-01-13
title: Welkom bij ${brand}
introduction_wysiwyg: Wat wil je weten?
page_content:
  - { type: text, text: "Dit is de eerste pagina van **${brand}**." }
`,
    ]),
  ),
  "taxonomies/availability.yaml":
    "[{ id: 42, name: Elke week, weight: 1 }, { id: 43, name: Af en toe, weight: 0 }]",
  "taxonomies/durations.yaml":
    "[{ id: 44, name: Een jaar, weight: 1 }, { id: 45, name: Een dag, weight: 0 }]",
  "taxonomies/location_type.yaml":
    "[{ id: 46, name: Café, weight: 0 }, { id: 47, name: Trefpunt, weight: 1 }]",
  "taxonomies/vrijwilligersactiviteit.yaml":
    "[{ id: 48, name: Koffie, weight: 1 }, { id: 49, name: Zingen, weight: 0 }]",
  "pages/contact.yaml": "{ type: content_page, title: Contact, created: 2025-01-13, changed: 2026-10-01 }",
  "pages/zorgen.yaml": "{ type: content_page, title: Zorgen, created: 2025-02-03, changed: 2026-09-02 }",
  "pages/zorgen/partner.yaml": "{ type: content_page, title: Je partner, created: 2025-03-04 }",
  "pages/zorgen/concept.yaml": `
type: content_page
title: Een nieuw plan
status: false
created: 2026-11-02
introduction_wysiwyg: Nog niet af.
page_content:
  - { type: text, text: "Lees [over je partner](/zorgen/partner)." }
  - { type: quote, quote: Het helpt mij., author: Joke }
`,
  "pages/actie.yaml": "{ type: content_page, title: Actie, created: 2025-01-13, expire_date: 2026-01-31 }",
  "pages/verborgen.yaml":
    "{ type: content_page, title: Verborgen, created: 2025-01-13, hide_in_search: true }",
  "pages/gesloten.yaml":
    "{ type: content_page, title: Gesloten, created: 2025-01-13, meta_tags: { robots: [noindex] } }",
  "pages/uitslag.yaml": "{ type: memory_test_result_page, title: Uitslag, created: 2025-01-13 }",
  "pages/redacteur.yaml":
    "{ type: corporate_vacature, title: Redacteur, created: 2025-01-13, end_date: 2026-01-31 }",
  "pages/bakker.yaml":
    "{ type: corporate_vacature, title: Bakker, created: 2025-01-13, end_date: 2099-12-31 }",
};
