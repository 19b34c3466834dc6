import { changesWith } from "~/.server/cache/page-sources";
import type { RequestScope } from "~/.server/context/scope";
import { mapLoaded } from "~/.server/http/change-result";
import { loadList } from "~/.server/http/list-pages";
import type { UpstreamResult } from "~/.server/http/result";
import { readActivityFilter } from "~/features/activities/public";
import {
  type ActivitySource,
  hasRegionCalendar,
  loadActivityList,
} from "~/features/activities/public.server";
import { regionVacanciesPerPage } from "~/features/vacancies/public";
import type { VacancySource } from "~/features/vacancies/public.server";
import { listRegionVacancies } from "~/features/vacancies/public.server";
import { readPageRequest } from "~/utils/pagination";
import { listLocations } from "./client.server";
import { currentHighlights } from "./current-highlights";
import type { RegionKey } from "./model";
import { listRegionPageNews } from "./news-client.server";
import { type Part, type RegionParts, type RegionVacancyList, vacanciesPageName } from "./parts";
import {
  findAboutRegion,
  listDementiaInfo,
  listRegionHighlights,
  listRegionServices,
} from "./parts-client.server";

/** Loads the sections of a region page in parallel; a section that fails is null. */
export async function loadRegionParts(
  scope: RequestScope,
  region: RegionKey & { title: string },
  activities: ActivitySource = { kind: "region", regionId: region.id },
): Promise<RegionParts> {
  const [highlights, list, hasCalendar, locations, news, services, dementiaInfo, about, vacancies] =
    await Promise.all([
      listRegionHighlights(scope, region),
      loadActivityList(scope, activities),
      hasRegionCalendar(scope, region.id),
      listLocations(scope, region.id, { page: 1 }),
      listRegionPageNews(scope, region),
      listRegionServices(scope, region),
      listDementiaInfo(scope, region),
      findAboutRegion(scope, region),
      loadRegionVacancies(scope, {
        regionId: region.id,
        place: activities.kind === "near" ? typedPlace(scope) : null,
      }),
    ]);
  const current = valueOrNull(highlights);
  changesWith(scope, {
    begins: (current ?? []).map(({ startDate }) => startDate),
    ends: (current ?? []).map(({ endDate }) => endDate),
  });
  return {
    region,
    highlights: current && currentHighlights(current, scope.now),
    activities: list,
    hasCalendar,
    locations: valueOrNull(locations),
    news: valueOrNull(news),
    services: valueOrNull(services),
    dementiaInfo: valueOrNull(dementiaInfo),
    about: about.kind === "loaded" ? (about.value ?? "none") : null,
    vacancies: valueOrNull(vacancies),
  };
}

const typedPlace = ({ query }: RequestScope) => readActivityFilter(query).place;

/**
 * Loads a page of vacancies of a region, or within 10 km of a place. Without a region or place it fails with status
 * 500, without a call.
 */
export async function loadRegionVacancies(
  scope: Pick<RequestScope, "upstreams" | "query">,
  source: VacancySource,
): Promise<UpstreamResult<RegionVacancyList>> {
  const list = await loadList(
    readPageRequest(scope.query, vacanciesPageName),
    regionVacanciesPerPage,
    (page) => listRegionVacancies(scope, source, page),
  );
  return mapLoaded(list, (vacancies): RegionVacancyList => ({ ...vacancies, place: source.place }));
}

function valueOrNull<T>(result: UpstreamResult<T>): Part<T> {
  return result.kind === "loaded" ? result.value : null;
}
