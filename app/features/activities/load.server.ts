import type { RequestScope } from "~/.server/context/scope";
import { loadList } from "~/.server/http/list-pages";
import type { UpstreamResult } from "~/.server/http/result";
import { noPages, type PageRequest, readPageRequest } from "~/utils/pagination";
import { defaultRadius, defaultRadiusByType, type SearchRadius } from "~/utils/search-radius";
import {
  isKnownPlace,
  listActivitiesByType,
  listActivityTypes,
  listCities,
  listClosestActivities,
  listClosestActivityTypes,
  listLocationActivities,
  listRegionActivities,
} from "./client.server";
import { type ActivityFilter, type ActivityList, readActivityFilter } from "./filter";
import { type ActivityPage, activitiesPerPage } from "./model";

/** Where activities are listed (spec 001, section 2): of a region, near a place, of one kind, of one location. */
export type ActivitySource =
  | { kind: "region"; regionId: number }
  /** Found by its name, which is no place to be near to; its filters lead to its own page. */
  | { kind: "named-region"; regionId: number; url: string }
  | { kind: "near" }
  | { kind: "type"; type: string }
  | { kind: "location"; locationId: number };

/** Where lists of activities stand, and what their page numbers are called: of the first, the second and so on. */
const placeOf = (number: number) => ({
  anchor: number === 1 ? "activiteiten" : `activiteiten-${number}`,
  isFirst: number === 1,
  pageName: number === 1 ? "page" : `page-${number}`,
});

/**
 * The activities that an address asks for, with the choices of its filters, all loaded at once. A typed place searches
 * nearby, whatever the source; of a location there is nothing to choose.
 * @param number which list of its page it is, from 1
 */
export async function loadActivityList(
  scope: Pick<RequestScope, "upstreams" | "query" | "now">,
  source: ActivitySource,
  number = 1,
): Promise<ActivityList> {
  const standardRange = source.kind === "type" ? defaultRadiusByType : defaultRadius;
  const filter = filterOf(scope.query, source, standardRange);
  const place = placeOf(number);
  const [list, types, cities] = await Promise.all([
    listOf(scope, source, filter, place.pageName),
    typesOf(scope, source, filter),
    citiesOf(scope, source, filter),
  ]);
  return {
    ...place,
    path: source.kind === "named-region" ? source.url : null,
    inPlace: source.kind !== "near" && source.kind !== "named-region",
    filter,
    standardRange,
    ...(list.kind === "loaded" ? list.value : { ...none, paging: noPages }),
    types: orNone(types),
    cities: orNone(cities),
    searchable: source.kind !== "location",
    unknownPlace: list.kind === "loaded" && list.value.total === 0 && (await isUnknownPlace(scope, filter)),
    failed: list.kind !== "loaded",
  };
}

/** Only asked where nothing is near. */
async function isUnknownPlace(scope: Scope, { typed, place }: ActivityFilter): Promise<boolean> {
  if (!place) return typed !== "";
  return !(await isKnownPlace(scope, place));
}

function filterOf(query: URLSearchParams, source: ActivitySource, range: SearchRadius): ActivityFilter {
  const filter = readActivityFilter(query, range);
  switch (source.kind) {
    case "region":
    case "near":
      return filter;
    case "named-region":
      return { ...filter, typed: "", place: null };
    case "type":
      return { ...filter, type: null, city: null };
    case "location":
      return { type: null, city: null, range, typed: "", place: null };
  }
}

type Scope = Pick<RequestScope, "upstreams" | "query" | "now">;

const none: ActivityPage = { items: [], total: 0 };
const nothing = <T>(value: T): UpstreamResult<T> => ({ kind: "loaded", status: 200, value });

function listOf(scope: Scope, source: ActivitySource, filter: ActivityFilter, pageName: string) {
  const { place, range, type, city } = filter;
  const request: PageRequest = readPageRequest(scope.query, pageName);
  const listed = (load: (page: number) => Promise<UpstreamResult<ActivityPage>>) =>
    loadList(request, activitiesPerPage, load);
  // What was typed is no place: there is nothing near it.
  if (filter.typed && !place) return listed(async () => nothing(none));
  if (place) {
    const kind = source.kind === "type" ? source.type : type;
    return listed((page) => listClosestActivities(scope, place, { range, type: kind, page }));
  }
  switch (source.kind) {
    case "region":
    case "named-region":
      return listed((page) => listRegionActivities(scope, source.regionId, { type, city, page }));
    case "near":
      return listed(async () => nothing(none));
    case "type":
      return listed((page) => listActivitiesByType(scope, source.type, page));
    case "location":
      return listed((page) => listLocationActivities(scope, source.locationId, { page, now: scope.now }));
  }
}

async function typesOf(scope: Scope, source: ActivitySource, { place, range }: ActivityFilter) {
  if (source.kind === "type" || source.kind === "location") return nothing([]);
  if (place) return listClosestActivityTypes(scope, place, range);
  return "regionId" in source ? listActivityTypes(scope, source.regionId) : nothing([]);
}

async function citiesOf(scope: Scope, source: ActivitySource, { place }: ActivityFilter) {
  return "regionId" in source && !place ? listCities(scope, source.regionId) : nothing([]);
}

function orNone(result: UpstreamResult<string[]>): string[] {
  return result.kind === "loaded" ? result.value : [];
}
