import type { ActivityList } from "~/features/activities/public";
import type { ListedNewsItem } from "~/features/news/public";
import type { VacancyPage } from "~/features/vacancies/public";
import type { Paging } from "~/utils/pagination";
import type { LocationPage } from "./locations";
import type { AboutRegion, DementiaInfo, RegionHighlight, RegionKey, RegionService } from "./model";

/** A part of a page that loads for itself; null where it could not be loaded, while the rest stands. */
export type Part<T> = T | null;

/** What the page of a region shows besides what its editors wrote on it. */
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
  vacancies: Part<RegionVacancyList>;
}

/** The open work of a region, or within 10 km of the place that a visitor typed. */
export interface RegionVacancyList extends VacancyPage {
  /** Null where it is that of the region. */
  place: string | null;
  paging: Paging;
}

/** What the page number of the vacancies is called: the activities have `page`. */
export const vacanciesPageName = "page-vacatures";
