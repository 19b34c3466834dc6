import type { ActivityList } from "./activity-filter";
import type { ListedNewsItem } from "./latest-news";
import type { LocationPage } from "./locations";
import type { AboutRegion, DementiaInfo, RegionHighlight, RegionKey, RegionService } from "./regions";

/** A part of a page that loads for itself; null where it could not be loaded, while the rest stands. */
export type Part<T> = T | null;

/** What the page of a branch shows besides what its editors wrote on it. */
export interface RegionParts {
  region: RegionKey & { title: string };
  /** Those of now. */
  highlights: Part<RegionHighlight[]>;
  activities: ActivityList;
  locations: Part<LocationPage>;
  news: Part<ListedNewsItem[]>;
  services: Part<RegionService[]>;
  dementiaInfo: Part<DementiaInfo[]>;
  about: Part<AboutRegion | "none">;
}

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
