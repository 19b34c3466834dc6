/** The texts of news, its overview and its feed. */
export const newsTexts = {
  news: {
    latest: "Laatste nieuws",
    all: "Bekijk al het nieuws",
    national: "Landelijk nieuws",
    otherRegion: "Van een andere afdeling",
    related: "Meer nieuws",
    relatedAbout: "Meer nieuws: {{category}}",
    relatedIn: "Meer nieuws van {{region}}",
  },
  feed: {
    news: "Nieuws van {{brand}}",
    follow: "Volg dit nieuws in een nieuwslezer",
  },
  overview: {
    news: {
      title: "Nieuws",
      label: "Alle nieuwsberichten",
      search: "Zoek in het nieuws",
      items: "berichten",
      count_one: "{{count}} bericht",
      count_other: "{{count}} berichten",
      found_one: "{{count}} bericht over ‘{{term}}’",
      found_other: "{{count}} berichten over ‘{{term}}’",
      notFound: "We vonden geen nieuws over ‘{{term}}’",
      none: "Er is nu geen nieuws",
      failed: "Het nieuws is er nu even niet",
      all: "Bekijk al het nieuws",
    },
  },
};
