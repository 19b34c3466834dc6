import fc from "fast-check";
import { expect, test } from "vitest";
import { createProductApiClient, type ProductApiClient } from "~/features/search/client.server";
import { isOwnPath } from "~/fields/links";
import { damaged } from "../factories/damaged";
import { apiActivity, apiLocation, apiNewsItem, apiRegion, apiVacancy } from "../factories/product-api";
import { testCalls, testUpstream } from "../setup/upstream";

const key = { id: 31, url: "/regios/rivierenland" };
const now = new Date("2026-11-21T12:00:00Z");
const activities = { Activities: [apiActivity(), apiActivity()], Total: 2 };

type Call = (api: ProductApiClient) => Promise<{ kind: string; value?: unknown }>;
const calls: [string, unknown, Call][] = [
  ["activities", activities, (api) => api.listRegionActivities(31, { page: 1 })],
  ["activities at a location", activities, (api) => api.listLocationActivities(44, { page: 1, now })],
  ["a calendar", activities, (api) => api.listCalendar(31)],
  ["types", ["Wandelgroep", "Eten"], (api) => api.listClosestActivityTypes("Tiel")],
  ["locations", { Locations: [apiLocation(), apiLocation()] }, (api) => api.listLocations(31, { page: 1 })],
  ["regions", [apiRegion(), apiRegion({ Municipalities: ["Tiel"] })], (api) => api.listRegions()],
  ["a region", apiRegion(), (api) => api.findRegion("Tiel")],
  ["news", { Items: [apiNewsItem()], TotalItems: 1 }, (api) => api.listRegionNews(key, 1)],
  [
    "vacancies",
    { Vacancies: [apiVacancy(), apiVacancy({}, { VacancyType: "landelijk" })], Total: 2 },
    (api) => api.listRegionVacancies({ regionId: 31, place: null }, 1),
  ],
];

/** Every address that a visitor could follow within the site. */
function urlsIn(json: unknown): string[] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    name === "url" && typeof value === "string" ? [value] : urlsIn(value),
  );
}

test.each(calls)(
  "whatever the product API sends for %s, nothing is thrown and every address is safe",
  async (_, answer, call) => {
    await fc.assert(
      fc.asyncProperty(damaged(answer), async (json) => {
        const upstream = testUpstream(async () => Response.json(json));
        const result = await call(createProductApiClient(upstream, testCalls().scope));
        expect(["loaded", "failed"]).toContain(result.kind);
        expect(urlsIn(result.value).filter((url) => !isOwnPath(url))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  },
);
