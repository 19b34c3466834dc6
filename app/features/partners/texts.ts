/** The texts of the overview of partner companies. */
export const partnerTexts = {
  overview: {
    partners: {
      label: "Alle bedrijfsvrienden",
      search: "Zoek een bedrijf",
      items: "bedrijven",
      count_one: "{{count}} bedrijf helpt mee",
      count_other: "{{count}} bedrijven helpen mee",
      found_one: "{{count}} bedrijf bij ‘{{term}}’",
      found_other: "{{count}} bedrijven bij ‘{{term}}’",
      notFound: "We vonden geen bedrijf bij ‘{{term}}’",
      none: "Er staan nu geen bedrijven op deze pagina",
      failed: "De bedrijven zijn er nu even niet",
      all: "Bekijk alle bedrijven",
    },
  },
};
