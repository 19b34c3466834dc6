/** The texts of shelves. */
export const recommendationTexts = {
  shelf: {
    label: "Wat we hebben",
    close: "Sluit",
    steps: "Andere in dit overzicht",
    previous: "Vorige",
    next: "Volgende",
  },
  overview: {
    recommendations: {
      label: "Alle tips",
      search: "Zoek een titel of onderwerp",
      items: "tips",
      count_one: "{{count}} tip",
      count_other: "{{count}} tips",
      found_one: "{{count}} tip bij ‘{{term}}’",
      found_other: "{{count}} tips bij ‘{{term}}’",
      notFound: "We vonden geen tip bij ‘{{term}}’",
      none: "Er staan nu geen tips op deze pagina",
      failed: "De tips zijn er nu even niet",
      all: "Bekijk alle tips",
    },
  },
};
