import { mapLoaded, orNothing } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import { readableItems } from "~/.server/http/readable-items";
import type { UpstreamResult } from "~/.server/http/result";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import { requiredWords } from "~/fields/api-fields";
import { inDutchOrder } from "~/utils/dutch-order";
import { pageCount } from "~/utils/pagination";
import { defaultRadius, type SearchRadius } from "~/utils/search-radius";
import { type Activity, type ActivityPage, activitiesPerPage, comingPage } from "./model";
import { activityPageSchema } from "./schema.server";

/** The activities. Pages are from 1 and hold six; a type or a city is a name, and absent means all of them. */
export interface ActivitiesClient {
  /** The types of which a region has activities, in the order of the upstream. */
  listActivityTypes(regionId: number): Promise<UpstreamResult<string[]>>;
  /** The places where a region has activities. */
  listCities(regionId: number): Promise<UpstreamResult<string[]>>;
  /** The types of which there are activities near a place or postcode, in the order of the alphabet. */
  listClosestActivityTypes(place: string, range?: SearchRadius): Promise<UpstreamResult<string[]>>;
  listRegionActivities(
    regionId: number,
    filter: { type?: string | null; city?: string | null; page: number },
  ): Promise<UpstreamResult<ActivityPage>>;
  listClosestActivities(
    place: string,
    filter: { range: SearchRadius; type?: string | null; page: number },
  ): Promise<UpstreamResult<ActivityPage>>;
  listActivitiesByType(type: string, page: number): Promise<UpstreamResult<ActivityPage>>;
  /** Those that end today or later; the total counts only them. */
  listLocationActivities(
    locationId: number,
    filter: { page: number; now: Date },
  ): Promise<UpstreamResult<ActivityPage>>;
  /** Everything a region does in the coming months, for its calendar; null where there is none. */
  listCalendar(
    regionId: number,
    filter?: { type?: string | null; months?: number },
  ): Promise<UpstreamResult<Activity[] | null>>;
}

const none: ActivityPage = { items: [], total: 0 };

/** Of the activities of one location at most this many pages are read. */
const mostPages = 20;

export function createActivitiesClient(api: Upstream, scope: CallScope): ActivitiesClient {
  const names = async (path: string, query?: Record<string, string>) => {
    const schema = readableItems(requiredWords, scope.logger, path);
    return orNothing(await getJson(api, scope, path, { schema, query, empty: [] }), []);
  };

  const pageOf = (path: string, query: Record<string, string>, empty?: ActivityPage) =>
    getJson(api, scope, path, { schema: activityPageSchema(scope.logger, path), query, empty });

  return {
    listActivityTypes: (regionId) => names(`/api/v1/region/activityTypes/${regionId}`),
    listCities: (regionId) => names(`/api/v1/region/cities/${regionId}`),
    async listClosestActivityTypes(place, range = defaultRadius) {
      const query = { radius: String(range), query: place };
      return mapLoaded(await names("/api/v1/region/activityTypes/closest", query), inDutchOrder);
    },
    async listRegionActivities(regionId, { type, city, page }) {
      const query = { activityType: type ?? "", ...(city && { city }), page: String(page) };
      return orNothing(await pageOf(`/api/v1/region/activities/${regionId}`, query), none);
    },
    async listClosestActivities(place, { range, type, page }) {
      const query = { query: place, radius: String(range), page: String(page), activityType: type ?? "" };
      return orNothing(await pageOf("/api/v1/region/activities/closest", query, none), none);
    },
    async listActivitiesByType(type, page) {
      const query = { activityType: type, page: String(page) };
      return orNothing(await pageOf("/api/v1/region/activities/byType", query, none), none);
    },
    async listLocationActivities(locationId, { page, now }) {
      // What is past is left out here, so where a page begins is known only from the whole list.
      const pageAt = (number: number) =>
        pageOf(`/api/v1/region/location/activities/${locationId}`, { page: String(number) });
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
    },
    async listCalendar(regionId, { type, months } = {}) {
      const query = { ...(type && { activityType: type }), ...(months && { months: String(months) }) };
      const result = await pageOf(`/api/v1/region/activities/${regionId}/all`, query);
      return orNothing(
        mapLoaded(result, ({ items }) => items),
        null,
      );
    },
  };
}
