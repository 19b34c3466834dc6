import fc from "fast-check";
import { expect, test } from "vitest";
import type { UpstreamScope } from "~/.server/context/scope";
import {
  listCalendar,
  listClosestActivityTypes,
  listLocationActivities,
  listRegionActivities,
} from "~/features/activities/client.server";
import { findRegion, listLocations, listRegions } from "~/features/regions/client.server";
import { listRegionNews } from "~/features/regions/news-client.server";
import { listRegionVacancies } from "~/features/vacancies/client.server";
import { isLocalPath } from "~/fields/links";
import { damaged } from "../factories/damaged";
import { apiActivity, apiLocation, apiNewsItem, apiRegion, apiVacancy } from "../factories/product-api";
import { testScope } from "../setup/upstream";

const key = { id: 31, url: "/regios/rivierenland" };
const now = new Date("2026-11-21T12:00:00Z");
const activities = { Activities: [apiActivity(), apiActivity()], Total: 2 };

type Call = (scope: UpstreamScope) => Promise<{ kind: string; value?: unknown }>;
const calls: [string, unknown, Call][] = [
  ["activities", activities, (scope) => listRegionActivities(scope, 31, { page: 1 })],
  ["activities at a location", activities, (scope) => listLocationActivities(scope, 44, { page: 1, now })],
  ["a calendar", activities, (scope) => listCalendar(scope, 31)],
  ["types", ["Wandelgroep", "Eten"], (scope) => listClosestActivityTypes(scope, "Tiel")],
  [
    "locations",
    { Locations: [apiLocation(), apiLocation()] },
    (scope) => listLocations(scope, 31, { page: 1 }),
  ],
  ["regions", [apiRegion(), apiRegion({ Municipalities: ["Tiel"] })], (scope) => listRegions(scope)],
  ["a region", apiRegion(), (scope) => findRegion(scope, "Tiel")],
  ["news", { Items: [apiNewsItem()], TotalItems: 1 }, (scope) => listRegionNews(scope, key, 1)],
  [
    "vacancies",
    { Vacancies: [apiVacancy(), apiVacancy({}, { VacancyType: "landelijk" })], Total: 2 },
    (scope) => listRegionVacancies(scope, { regionId: 31, place: null }, 1),
  ],
];

/** Every address of the site that a visitor could follow. */
function urlsIn(json: unknown): string[] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    name === "url" && typeof value === "string" ? [value] : urlsIn(value),
  );
}

test.each(calls)(
  "damaged product API responses for %s throw no error and yield only safe addresses",
  async (_, response, call) => {
    await fc.assert(
      fc.asyncProperty(damaged(response), async (json) => {
        const result = await call(testScope(async () => Response.json(json)).scope);
        expect(["loaded", "failed"]).toContain(result.kind);
        expect(urlsIn(result.value).filter((url) => !isLocalPath(url))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  },
);
