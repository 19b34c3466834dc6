import { readActivityFilter } from "~/domain/activity-filter";
import { type BranchVacancies, type Part, type RegionParts, vacanciesPageName } from "~/domain/region-parts";
import { currentHighlights } from "~/domain/regional-highlights";
import type { RegionKey } from "~/domain/regions";
import { regionVacanciesPerPage } from "~/domain/vacancies";
import { readPageRequest } from "~/utils/pagination";
import { type ActivitySource, loadActivityList } from "./activity-lists";
import { changesWith } from "./cache/page-sources";
import type { RequestScope } from "./context/context";
import { mapLoaded } from "./http/change-result";
import { loadList } from "./http/list-pages";
import type { UpstreamResult } from "./http/result";
import type { VacancySource } from "./product-api/vacancies-client";

/** Everything the page of a branch lists, all at once: a part that fails is null and the rest stands. */
export async function loadRegionParts(
  scope: RequestScope,
  region: RegionKey & { title: string },
  activities: ActivitySource = { kind: "region", regionId: region.id },
): Promise<RegionParts> {
  const { cms, productApi, now } = scope;
  const [highlights, list, locations, news, services, dementiaInfo, about, vacancies] = await Promise.all([
    cms.listRegionHighlights(region),
    loadActivityList(scope, activities),
    productApi.listLocations(region.id, { page: 1 }),
    productApi.listRegionPageNews(region),
    cms.listRegionServices(region),
    cms.listDementiaInfo(region),
    cms.findAboutRegion(region),
    loadBranchVacancies(scope, {
      regionId: region.id,
      place: activities.kind === "near" ? typedPlace(scope) : null,
    }),
  ]);
  const current = partOf(highlights);
  changesWith(scope, {
    begins: (current ?? []).map(({ startDate }) => startDate),
    ends: (current ?? []).map(({ endDate }) => endDate),
  });
  return {
    region,
    highlights: current && currentHighlights(current, now),
    activities: list,
    locations: partOf(locations),
    news: partOf(news),
    services: partOf(services),
    dementiaInfo: partOf(dementiaInfo),
    about: about.kind === "loaded" ? (about.value ?? "none") : null,
    vacancies: partOf(vacancies),
  };
}

const typedPlace = ({ query }: RequestScope) => readActivityFilter(query).place;

/**
 * The work of a branch, or within 10 km of a place, on the page that the address asks for. With neither it is a
 * failure with status 500 (spec 001, section 8), and nothing is asked.
 */
export async function loadBranchVacancies(
  { productApi, query }: Pick<RequestScope, "productApi" | "query">,
  source: VacancySource,
): Promise<UpstreamResult<BranchVacancies>> {
  const list = await loadList(readPageRequest(query, vacanciesPageName), regionVacanciesPerPage, (page) =>
    productApi.listBranchVacancies(source, page),
  );
  return mapLoaded(list, (vacancies): BranchVacancies => ({ ...vacancies, place: source.place }));
}

function partOf<T>(result: UpstreamResult<T>): Part<T> {
  return result.kind === "loaded" ? result.value : null;
}
