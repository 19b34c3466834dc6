import type { ActivityList } from "~/features/activities/public";
import type { ListedNewsItem } from "~/features/news/public";
import type { VacancyPage } from "~/features/vacancies/public";
import { eachPictureOnce, type Image } from "~/fields/images";
import type { Paging } from "~/utils/pagination";
import { pagingNames } from "~/utils/pagination";
import type { QueryNames } from "~/utils/route-policy";
import type { LocationPage } from "./locations";
import type { AboutRegion, DementiaInfo, RegionHighlight, RegionKey, RegionService } from "./model";

/** A section of a page that loads independently; null if it failed to load. */
export type Part<T> = T | null;

/** The sections of a region page besides its editorial content. */
export interface RegionParts {
  region: RegionKey & { title: string };
  /** Current highlights only. */
  highlights: Part<RegionHighlight[]>;
  activities: ActivityList;
  /** Whether the product API has the calendar of a region, an extension. */
  hasCalendar: boolean;
  locations: Part<LocationPage>;
  news: Part<ListedNewsItem[]>;
  services: Part<RegionService[]>;
  dementiaInfo: Part<DementiaInfo[]>;
  about: Part<AboutRegion | "none">;
  vacancies: Part<RegionVacancyList>;
}

/** The sections without the pictures that one before them shows, or the rest of the page does. */
export function partsWithEachPictureOnce(parts: RegionParts, shown: readonly (Image | null)[]): RegionParts {
  const once = eachPictureOnce(shown);
  const { highlights, news, services, dementiaInfo, about } = parts;
  return {
    ...parts,
    highlights: highlights?.map(once) ?? null,
    news: news?.map(once) ?? null,
    services: services?.map(once) ?? null,
    dementiaInfo: dementiaInfo?.map(once) ?? null,
    about: about && about !== "none" ? once(about) : about,
  };
}

/** Vacancies of a region, or within 10 km of the typed place. */
export interface RegionVacancyList extends VacancyPage {
  /** The typed place; null for the vacancies of the region. */
  place: string | null;
  paging: Paging;
}

/** Query parameter of the page number of the vacancies; `page` is that of the activities. */
export const vacanciesPageName = "page-vacatures";

/** Query parameters of the lists of a region page, beside those of its activities. */
export const regionQuery: QueryNames = { shared: pagingNames(vacanciesPageName) };
