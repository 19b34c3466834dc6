/** The texts of the site map. */
export const siteMapTexts = {
  siteMap: {
    title: "Overzicht van de website",
    intro: "Hier vind je alle onderdelen van deze website bij elkaar.",
    others: "Meer op deze website",
    pages: {
      "/": "Beginpagina",
      "/zoeken": "Zoeken",
      "/regios": "Afdelingen in de buurt",
      "/nieuws": "Nieuws",
      "/geheugentest": "Geheugentest",
      "/vrijwilligerswerk": "Vrijwilligerswerk",
      "/doneren": "Doneren",
      "/nieuwsbrief": "Nieuwsbrief",
      "/weergave": "Weergave aanpassen",
      "/toegankelijkheid": "Toegankelijkheid",
      "/gedragsregels": "Gedragsregels",
      "/privacy": "Privacy",
      "/disclaimer": "Disclaimer",
      "/cookies": "Cookies",
    },
  },
};
