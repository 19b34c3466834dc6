import { expect, test } from "vitest";
import { apiActivity } from "../../../tests/factories/product-api";
import { fakeUpstream, testScope } from "../../../tests/setup/upstream";
import { type ActivitySource, loadActivityList } from "./load.server";

const region: ActivitySource = { kind: "region", regionId: 31 };
const six = (Total: number, count = 6) => ({
  Activities: Array.from({ length: count }, (_, index) => apiActivity({ Id: String(index + 1) })),
  Total,
});

async function list(source: ActivitySource, query: string, responses: Record<string, unknown>, number = 1) {
  const { fetch, requests } = fakeUpstream(responses);
  const scope = {
    ...testScope(fetch).scope,
    query: new URLSearchParams(query),
    now: new Date("2026-11-21T08:00:00Z"),
  };
  return { ...(await loadActivityList(scope, source, number)), requests };
}

const ofRegion = {
  "/api/v1/region/activityTypes/31": ["Wandelgroep", "Alzheimer Café"],
  "/api/v1/region/cities/31": ["Culemborg", "Tiel"],
  "/api/v1/region/activities/31": six(14),
};
const near = {
  "/api/v1/region/activityTypes/closest": ["Wandelgroep", "Alzheimer Café"],
  "/api/v1/region/activities/closest": six(14),
};
const nothing = () => new Response(null, { status: 204 });

test("the list of a region is filtered by type and town, sent by name", async () => {
  const { requests, types, cities } = await list(region, "soort=Wandelgroep&plaats=Tiel", ofRegion);
  expect(requests).toContain("/api/v1/region/activities/31?activityType=Wandelgroep&city=Tiel&page=1");
  expect([types, cities]).toEqual([
    ["Wandelgroep", "Alzheimer Café"],
    ["Culemborg", "Tiel"],
  ]);
});

test("an empty town is not sent", async () => {
  const { requests } = await list(region, "plaats=", ofRegion);
  expect(requests).toContain("/api/v1/region/activities/31?activityType=&page=1");
});

test("a typed place searches within fifteen kilometres, and loads the types available there", async () => {
  const { requests, types, cities, filter } = await list(region, "zoekterm=4001ab&plaats=Culemborg", near);
  expect(requests.sort()).toEqual([
    "/api/v1/region/activities/closest?query=4001+AB&radius=15&page=1&activityType=",
    "/api/v1/region/activityTypes/closest?radius=15&query=4001+AB",
  ]);
  expect(types).toEqual(["Alzheimer Café", "Wandelgroep"]);
  expect([cities, filter.city]).toEqual([[], null]);
});

test("another radius clears the type and loads the types within it", async () => {
  const query = "zoekterm=Tiel&soort=Wandelgroep&afstand=35&eerdere-afstand=15";
  const { requests, filter } = await list(region, query, near);
  expect(filter).toMatchObject({ radius: 35, type: null });
  expect(requests).toContain("/api/v1/region/activityTypes/closest?radius=35&query=Tiel");
  expect(requests).toContain("/api/v1/region/activities/closest?query=Tiel&radius=35&page=1&activityType=");
});

test("the page is sent for the activities but not for the types", async () => {
  const { requests } = await list(region, "zoekterm=Tiel&page=2", near);
  expect(requests).toContain("/api/v1/region/activities/closest?query=Tiel&radius=15&page=2&activityType=");
});

test("a 204 is an empty list, not a failure", async () => {
  const responses = {
    "/api/v1/region/activityTypes/closest": nothing(),
    "/api/v1/region/activities/closest": nothing(),
  };
  const found = await list(region, "zoekterm=Tiel", responses);
  expect(found).toMatchObject({ items: [], total: 0, types: [], failed: false });
  expect(found.paging).toEqual({ page: 1, count: 1, before: 0 });
});

test.each([
  ["an unknown place is reported as unknown", [], true],
  [
    "an existing place without activities is not unknown",
    [{ Id: "31", Title: "Afdeling", Data: { Path: "/regios/x" } }],
    false,
  ],
  ["a place is not unknown if its look-up fails", new Response(null, { status: 500 }), false],
])("%s", async (_, regions, unknownPlace) => {
  const responses = {
    "/api/v1/region/activityTypes/closest": nothing(),
    "/api/v1/region/activities/closest": nothing(),
    "/api/v1/region/search": Array.isArray(regions)
      ? (regions[0] ?? new Response(null, { status: 404 }))
      : regions,
  };
  const found = await list(region, "zoekterm=Nergenshuizen", responses);
  expect(found).toMatchObject({ unknownPlace, total: 0, failed: false });
});

test("text that is not a place makes no calls", async () => {
  const { requests, total, failed, unknownPlace } = await list({ kind: "near" }, "zoekterm=0123", {});
  expect([requests, total, failed, unknownPlace]).toEqual([[], 0, false, true]);
});

test("the list of a type covers the whole country, or twenty-five kilometres around a place", async () => {
  const walking: ActivitySource = { kind: "type", type: "Wandelgroep" };
  const everywhere = await list(walking, "soort=Iets+anders&zoekterm=+", {
    "/api/v1/region/activities/byType": six(7),
  });
  expect(everywhere.requests).toEqual(["/api/v1/region/activities/byType?activityType=Wandelgroep&page=1"]);
  const there = await list(walking, "zoekterm=Tiel&soort=Iets+anders", near);
  expect(there.requests).toEqual([
    "/api/v1/region/activities/closest?query=Tiel&radius=25&page=1&activityType=Wandelgroep",
  ]);
  expect([there.types, there.cities]).toEqual([[], []]);
});

test("a page after the last shows the last page, and 'Laad meer' shows all pages up to its own", async () => {
  const responses = {
    ...ofRegion,
    "/api/v1/region/activities/31?activityType=&page=99": six(14, 0),
    "/api/v1/region/activities/31?activityType=&page=3": six(14, 2),
  };
  const last = await list(region, "page=99", responses);
  expect([last.items.length, last.paging.page]).toEqual([2, 3]);
  const more = await list(region, "page=3&vanaf=1", responses);
  expect([more.items.length, more.paging]).toEqual([14, { page: 3, count: 3, before: 12 }]);
});

test.each([
  ["", 1],
  ["page=", 1],
  ["page=0", 1],
  ["page=-1", 1],
  ["page=abc", 1],
  ["page=1", 1],
  ["page=3", 3],
  ["page=4", 3],
  ["page=1000000000", 3],
])("'%s' shows page %i of three", async (query, page) => {
  const { paging, failed } = await list(region, query, ofRegion);
  expect({ paging, failed }).toEqual({ paging: { page, count: 3, before: 0 }, failed: false });
});

test("the second list of a page has its own page parameter", async () => {
  const found = await list(region, "page=3&page-2=2", ofRegion, 2);
  expect(found).toMatchObject({ anchor: "activiteiten-2", pageName: "page-2", isFirst: false });
  expect(found.requests).toContain("/api/v1/region/activities/31?activityType=&page=2");
});

test("a region found by name is not a place, and its filters link to its page", async () => {
  const source: ActivitySource = { kind: "named-region", regionId: 31, url: "/regios/rivierenland" };
  const found = await list(source, "zoekterm=Rivierenland", ofRegion);
  expect(found).toMatchObject({ path: "/regios/rivierenland", inPlace: false, failed: false });
  expect(found.filter).toMatchObject({ typed: "", place: null });
  expect(found.requests).toContain("/api/v1/region/activities/31?activityType=&page=1");
});

test.each([
  `zoekterm=${"a".repeat(10_000)}`,
  "zoekterm=%3Cscript%3E&soort=%3Cb%3E&afstand=1e9&page=1e9&page=-1&vanaf=x",
  "zoekterm=Tiel&zoekterm=Hoorn&afstand=5&afstand=50&page=__proto__",
  "zoekterm=%00%0a%0dTiel",
])("the query %s loads a list with limited input", async (query) => {
  const { failed, filter, requests } = await list(region, query, { ...ofRegion, ...near });
  expect(failed).toBe(false);
  expect(filter.typed.length).toBeLessThanOrEqual(100);
  expect(requests.every((call) => call.length < 500)).toBe(true);
});

test("a failed list keeps the options that did load", async () => {
  const responses = { ...ofRegion, "/api/v1/region/activities/31": new Response("oei", { status: 500 }) };
  expect(await list(region, "", responses)).toMatchObject({
    failed: true,
    items: [],
    total: 0,
    cities: ["Culemborg", "Tiel"],
  });
});
