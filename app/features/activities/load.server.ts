import type { RequestScope } from "~/.server/context/scope";
import { loadList } from "~/.server/http/list-pages";
import type { UpstreamResult } from "~/.server/http/result";
import { listPageName, noPages, type PageRequest, readPageRequest } from "~/utils/pagination";
import { defaultRadius, defaultRadiusByType, type SearchRadius } from "~/utils/search-radius";
import {
  isKnownPlace,
  listActivitiesByType,
  listActivityTypes,
  listCalendar,
  listCities,
  listClosestActivities,
  listClosestActivityTypes,
  listLocationActivities,
  listRegionActivities,
} from "./client.server";
import { type ActivityFilter, type ActivityList, readActivityFilter } from "./filter";
import { type Activity, type ActivityPage, activitiesPerPage, isPast } from "./model";

/** What a list covers: a region, the surroundings of a place, one activity type or one location. */
export type ActivitySource =
  | { kind: "region"; regionId: number }
  /** A region found by its name, which is not a place to search near; its filters link to its page. */
  | { kind: "named-region"; regionId: number; url: string }
  | { kind: "near" }
  | { kind: "type"; type: string }
  | { kind: "location"; locationId: number };

const maxOtherDays = 4;

interface ActivityOfSeries {
  title: string;
  /** Path of its page. */
  path: string | null;
  regionId: number | null;
  town: string | null;
}

/** The next days of an activity: those of its title and town in the calendar of its region. Empty on a failure. */
export async function listOtherDays(
  scope: Pick<RequestScope, "upstreams" | "now">,
  { title, path, regionId, town }: ActivityOfSeries,
): Promise<Activity[]> {
  const calendar = regionId === null ? null : await listCalendar(scope, regionId);
  if (calendar?.kind !== "loaded") return [];
  return calendar.value
    .filter((other) => other.title === title && other.locality === town && other.url !== path)
    .filter((other) => !isPast(other, scope.now))
    .slice(0, maxOtherDays);
}

/** Anchor and page parameter of the first, second or later list of a page. */
const listNames = (number: number) => ({
  anchor: number === 1 ? "activiteiten" : `activiteiten-${number}`,
  isFirst: number === 1,
  pageName: listPageName(number),
});

/**
 * Loads the activities for an address and the options of its filters, in parallel. With a typed place the list is
 * searched near it, except for the list of one location, which has no filters.
 * @param number position of the list on its page, from 1
 */
export async function loadActivityList(
  scope: Pick<RequestScope, "upstreams" | "query" | "now">,
  source: ActivitySource,
  number = 1,
): Promise<ActivityList> {
  const initialRadius = source.kind === "type" ? defaultRadiusByType : defaultRadius;
  const filter = readFilter(scope.query, source, initialRadius);
  const names = listNames(number);
  const [list, types, cities] = await Promise.all([
    loadPage(scope, source, filter, names.pageName),
    loadTypes(scope, source, filter),
    loadCities(scope, source, filter),
  ]);
  return {
    ...names,
    path: source.kind === "named-region" ? source.url : null,
    inPlace: source.kind !== "near" && source.kind !== "named-region",
    filter,
    defaultRadius: initialRadius,
    ...(list.kind === "loaded" ? list.value : { ...emptyPage, paging: noPages }),
    types: valueOrEmpty(types),
    cities: valueOrEmpty(cities),
    searchable: source.kind !== "location",
    unknownPlace: list.kind === "loaded" && list.value.total === 0 && (await isUnknownPlace(scope, filter)),
    failed: list.kind !== "loaded",
  };
}

/** Called only if the list is empty. */
async function isUnknownPlace(scope: Scope, { typed, place }: ActivityFilter): Promise<boolean> {
  if (!place) return typed !== "";
  return !(await isKnownPlace(scope, place));
}

function readFilter(query: URLSearchParams, source: ActivitySource, radius: SearchRadius): ActivityFilter {
  const filter = readActivityFilter(query, radius);
  switch (source.kind) {
    case "region":
    case "near":
      return filter;
    case "named-region":
      return { ...filter, typed: "", place: null };
    case "type":
      return { ...filter, type: null, city: null };
    case "location":
      return { type: null, city: null, radius, typed: "", place: null };
  }
}

type Scope = Pick<RequestScope, "upstreams" | "query" | "now">;

const emptyPage: ActivityPage = { items: [], total: 0 };
const loaded = <T>(value: T): UpstreamResult<T> => ({ kind: "loaded", status: 200, value });

function loadPage(scope: Scope, source: ActivitySource, filter: ActivityFilter, pageName: string) {
  const { place, radius, type, city } = filter;
  const request: PageRequest = readPageRequest(scope.query, pageName);
  const paged = (load: (page: number) => Promise<UpstreamResult<ActivityPage>>) =>
    loadList(request, activitiesPerPage, load);
  // The typed text is not a place, so nothing is near it.
  if (filter.typed && !place) return paged(async () => loaded(emptyPage));
  if (place) {
    const kind = source.kind === "type" ? source.type : type;
    return paged((page) => listClosestActivities(scope, place, { radius, type: kind, page }));
  }
  switch (source.kind) {
    case "region":
    case "named-region":
      return paged((page) => listRegionActivities(scope, source.regionId, { type, city, page }));
    case "near":
      return paged(async () => loaded(emptyPage));
    case "type":
      return paged((page) => listActivitiesByType(scope, source.type, page));
    case "location":
      return paged((page) => listLocationActivities(scope, source.locationId, { page, now: scope.now }));
  }
}

async function loadTypes(scope: Scope, source: ActivitySource, { place, radius }: ActivityFilter) {
  if (source.kind === "type" || source.kind === "location") return loaded([]);
  if (place) return listClosestActivityTypes(scope, place, radius);
  return "regionId" in source ? listActivityTypes(scope, source.regionId) : loaded([]);
}

async function loadCities(scope: Scope, source: ActivitySource, { place }: ActivityFilter) {
  return "regionId" in source && !place ? listCities(scope, source.regionId) : loaded([]);
}

function valueOrEmpty(result: UpstreamResult<string[]>): string[] {
  return result.kind === "loaded" ? result.value : [];
}
