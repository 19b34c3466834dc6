import { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { mapLoaded, orNothing } from "~/.server/http/change-result";
import { isStatus } from "~/.server/http/failures";
import { getJson } from "~/.server/http/get-json";
import { readableItems } from "~/.server/http/readable-items";
import type { UpstreamResult } from "~/.server/http/result";
import { nodeId, requiredPlainText } from "~/fields/api-fields";
import { inDutchOrder } from "~/utils/dutch-order";
import { pageCount } from "~/utils/pagination";
import { defaultRadius, type SearchRadius } from "~/utils/search-radius";
import { type Activity, type ActivityPage, activitiesPerPage, comingPage } from "./model";
import { activityPageSchema } from "./schema.server";

// Pages are from 1 and hold six; a type or a city is a name, and absent means all of them.

const none: ActivityPage = { items: [], total: 0 };

/** Of the activities of one location at most this many pages are read. */
const mostPages = 20;

/** The types of which a region has activities, in the order of the upstream. */
export function listActivityTypes(scope: UpstreamScope, regionId: number): Promise<UpstreamResult<string[]>> {
  return names(scope, `/api/v1/region/activityTypes/${regionId}`);
}

/** The places where a region has activities. */
export function listCities(scope: UpstreamScope, regionId: number): Promise<UpstreamResult<string[]>> {
  return names(scope, `/api/v1/region/cities/${regionId}`);
}

/** The types of which there are activities near a place or postcode, in the order of the alphabet. */
export async function listClosestActivityTypes(
  scope: UpstreamScope,
  place: string,
  range: SearchRadius = defaultRadius,
): Promise<UpstreamResult<string[]>> {
  const query = { radius: String(range), query: place };
  return mapLoaded(await names(scope, "/api/v1/region/activityTypes/closest", query), inDutchOrder);
}

export async function listRegionActivities(
  scope: UpstreamScope,
  regionId: number,
  { type, city, page }: { type?: string | null; city?: string | null; page: number },
): Promise<UpstreamResult<ActivityPage>> {
  const query = { activityType: type ?? "", ...(city && { city }), page: String(page) };
  return orNothing(await pageOf(scope, `/api/v1/region/activities/${regionId}`, query), none);
}

export async function listClosestActivities(
  scope: UpstreamScope,
  place: string,
  { range, type, page }: { range: SearchRadius; type?: string | null; page: number },
): Promise<UpstreamResult<ActivityPage>> {
  const query = { query: place, radius: String(range), page: String(page), activityType: type ?? "" };
  return orNothing(await pageOf(scope, "/api/v1/region/activities/closest", query, none), none);
}

export async function listActivitiesByType(
  scope: UpstreamScope,
  type: string,
  page: number,
): Promise<UpstreamResult<ActivityPage>> {
  const query = { activityType: type, page: String(page) };
  return orNothing(await pageOf(scope, "/api/v1/region/activities/byType", query, none), none);
}

/** Those that end today or later; the total counts only them. */
export async function listLocationActivities(
  scope: UpstreamScope,
  locationId: number,
  { page, now }: { page: number; now: Date },
): Promise<UpstreamResult<ActivityPage>> {
  // What is past is left out here, so where a page begins is known only from the whole list.
  const pageAt = (number: number) =>
    pageOf(scope, `/api/v1/region/location/activities/${locationId}`, { page: String(number) });
  const first = await pageAt(1);
  if (first.kind !== "loaded") return orNothing(first, none);
  const count = Math.min(pageCount(first.value.total, activitiesPerPage), mostPages);
  const others = await Promise.all(Array.from({ length: count - 1 }, (_, index) => pageAt(index + 2)));
  const activities = [...first.value.items];
  for (const other of others) {
    if (other.kind !== "loaded") return other;
    activities.push(...other.value.items);
  }
  return { ...first, value: comingPage(activities, page, now) };
}

/** Everything a region does in the coming months, for its calendar; empty where there is none. */
export async function listCalendar(
  scope: UpstreamScope,
  regionId: number,
  { type, months }: { type?: string | null; months?: number } = {},
): Promise<UpstreamResult<Activity[]>> {
  const query = { ...(type && { activityType: type }), ...(months && { months: String(months) }) };
  const result = await pageOf(scope, `/api/v1/region/activities/${regionId}/all`, query);
  return orNothing(
    mapLoaded(result, ({ items }) => items),
    [],
  );
}

/** Whether there is such a place or postcode, as a region is found by it; true where that cannot be asked. */
export async function isKnownPlace(
  { upstreams: { productApi } }: UpstreamScope,
  place: string,
): Promise<boolean> {
  const options = { schema: z.object({ Id: nodeId }), query: { query: place } };
  const region = await getJson(productApi, "/api/v1/region/search", options);
  return region.kind === "loaded" || !isStatus(region, 404);
}

async function names(
  { upstreams: { productApi } }: UpstreamScope,
  path: string,
  query?: Record<string, string>,
): Promise<UpstreamResult<string[]>> {
  const schema = readableItems(requiredPlainText, productApi.calls.logger, path);
  return orNothing(await getJson(productApi, path, { schema, query, empty: [] }), []);
}

function pageOf(
  { upstreams: { productApi } }: UpstreamScope,
  path: string,
  query: Record<string, string>,
  empty?: ActivityPage,
): Promise<UpstreamResult<ActivityPage>> {
  const schema = activityPageSchema(productApi.calls.logger, path);
  return getJson(productApi, path, { schema, query, empty });
}
