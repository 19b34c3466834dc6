import { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { mapLoaded, notFoundAs } from "~/.server/http/change-result";
import { isStatus } from "~/.server/http/failures";
import { getJson } from "~/.server/http/get-json";
import type { UpstreamResult } from "~/.server/http/result";
import { nodeId, requiredPlainText } from "~/fields/api-fields";
import { readableItems } from "~/fields/readable-items";
import { inDutchOrder } from "~/utils/dutch-order";
import { pageCount } from "~/utils/pagination";
import { defaultRadius, type SearchRadius } from "~/utils/search-radius";
import { type Activity, type ActivityPage, activitiesPerPage, upcomingPage } from "./model";
import { activityPageSchema, firstActivityPageSchema } from "./schema.server";

// Pages count from 1 and have six items. Types and cities are passed by name; none means all.

const emptyPage: ActivityPage = { items: [], total: 0 };

/** Maximum number of pages read of one location's activities. */
const maxPages = 20;

/** The activity types of a region, in the order of the upstream. */
export function listActivityTypes(scope: UpstreamScope, regionId: number): Promise<UpstreamResult<string[]>> {
  return fetchNames(scope, `/api/v1/region/activityTypes/${regionId}`);
}

/** The places where a region has activities. */
export function listCities(scope: UpstreamScope, regionId: number): Promise<UpstreamResult<string[]>> {
  return fetchNames(scope, `/api/v1/region/cities/${regionId}`);
}

/** The activity types near a place or postcode, in alphabetical order. */
export async function listClosestActivityTypes(
  scope: UpstreamScope,
  place: string,
  radius: SearchRadius = defaultRadius,
): Promise<UpstreamResult<string[]>> {
  const query = { radius: String(radius), query: place };
  return mapLoaded(await fetchNames(scope, "/api/v1/region/activityTypes/closest", query), inDutchOrder);
}

export async function listRegionActivities(
  scope: UpstreamScope,
  regionId: number,
  { type, city, page }: { type?: string | null; city?: string | null; page: number },
): Promise<UpstreamResult<ActivityPage>> {
  const query = { activityType: type ?? "", ...(city && { city }), page: String(page) };
  return notFoundAs(await fetchPage(scope, `/api/v1/region/activities/${regionId}`, query), emptyPage);
}

export async function listClosestActivities(
  scope: UpstreamScope,
  place: string,
  { radius, type, page }: { radius: SearchRadius; type?: string | null; page: number },
): Promise<UpstreamResult<ActivityPage>> {
  const query = { query: place, radius: String(radius), page: String(page), activityType: type ?? "" };
  return notFoundAs(await fetchPage(scope, "/api/v1/region/activities/closest", query, emptyPage), emptyPage);
}

export async function listActivitiesByType(
  scope: UpstreamScope,
  type: string,
  page: number,
): Promise<UpstreamResult<ActivityPage>> {
  const query = { activityType: type, page: String(page) };
  return notFoundAs(await fetchPage(scope, "/api/v1/region/activities/byType", query, emptyPage), emptyPage);
}

/** Activities of a location that end today or later; the total counts only these. */
export async function listLocationActivities(
  scope: UpstreamScope,
  locationId: number,
  { page, now }: { page: number; now: Date },
): Promise<UpstreamResult<ActivityPage>> {
  // The upstream list includes past activities, so pages can be cut only after reading all of it.
  const readPage = (number: number) =>
    fetchPage(scope, `/api/v1/region/location/activities/${locationId}`, { page: String(number) }, emptyPage);
  const first = await readPage(1);
  if (first.kind !== "loaded") return notFoundAs(first, emptyPage);
  const count = Math.min(pageCount(first.value.total, activitiesPerPage), maxPages);
  const others = await Promise.all(Array.from({ length: count - 1 }, (_, index) => readPage(index + 2)));
  const activities = [...first.value.items];
  for (const other of others) {
    if (other.kind !== "loaded") return other;
    activities.push(...other.value.items);
  }
  return { ...first, value: upcomingPage(activities, page, now) };
}

/** All activities of a region in the coming months, for its calendar; empty on a 404 or 204. */
export async function listCalendar(
  scope: UpstreamScope,
  regionId: number,
  { type, months }: { type?: string | null; months?: number } = {},
): Promise<UpstreamResult<Activity[]>> {
  const query = { ...(type && { activityType: type }), ...(months && { months: String(months) }) };
  const result = await fetchPage(scope, `/api/v1/region/activities/${regionId}/all`, query, emptyPage);
  return notFoundAs(
    mapLoaded(result, ({ items }) => items),
    [],
  );
}

/** Whether the upstream has the calendar of a region, which is an extension of the contract. */
export async function hasRegionCalendar(scope: UpstreamScope, regionId: number): Promise<boolean> {
  const calendar = await listCalendar(scope, regionId, { months: 1 });
  return calendar.kind !== "loaded" || ![204, 404].includes(calendar.status);
}

const placeSchema = z.object({ Id: nodeId });

/** Whether a place or postcode exists, by looking up its region; true if the look-up fails. */
export async function isKnownPlace(
  { upstreams: { productApi } }: UpstreamScope,
  place: string,
): Promise<boolean> {
  const options = { schema: placeSchema, query: { query: place } };
  const region = await getJson(productApi, "/api/v1/region/search", options);
  return region.kind === "loaded" || !isStatus(region, 404);
}

const namesSchema = readableItems(requiredPlainText);

async function fetchNames(
  { upstreams: { productApi } }: UpstreamScope,
  path: string,
  query?: Record<string, string>,
): Promise<UpstreamResult<string[]>> {
  return notFoundAs(await getJson(productApi, path, { schema: namesSchema, query, empty: [] }), []);
}

function fetchPage(
  { upstreams: { productApi } }: UpstreamScope,
  path: string,
  query: Record<string, string>,
  empty?: ActivityPage,
): Promise<UpstreamResult<ActivityPage>> {
  const isFirst = (query.page ?? "1") === "1";
  const schema = isFirst ? firstActivityPageSchema : activityPageSchema;
  return getJson(productApi, path, { schema, query, empty });
}
