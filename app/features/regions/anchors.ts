/** Anchors of the sections of a region page. */
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
