import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { subscribeToRegion } from "~/features/newsletter/client.server";
import { apiLocation, apiRegion } from "../../../tests/factories/product-api";
import { fakeUpstream, testScope } from "../../../tests/setup/upstream";
import { findRegion, findRegionByName, listLocations, listRegions } from "./client.server";

function clientOf(fetch: Fetch) {
  return testScope(fetch);
}

function apiWith(answers: Record<string, unknown>) {
  const { fetch, requests } = fakeUpstream(answers);
  return { ...clientOf(fetch), requests };
}

const broken = () => new Response("oei", { status: 500 });
const region = {
  id: 31,
  title: "Afdeling Rivierenland",
  introduction: "Onze vrijwilligers staan voor je klaar.",
  url: "/regios/rivierenland",
};

test("a region is found by the text that a visitor typed", async () => {
  const { scope, requests } = apiWith({ "/api/v1/region/search": apiRegion() });
  expect(await findRegion(scope, "4001 AB")).toEqual({ kind: "loaded", status: 200, value: region });
  expect(requests).toEqual(["/api/v1/region/search?query=4001+AB"]);
});

test("a region that is not found is null, and a failure is a failure", async () => {
  const path = "/api/v1/region/search";
  expect(await findRegion(apiWith({}).scope, "x")).toEqual({ kind: "loaded", status: 404, value: null });
  expect(await findRegion(apiWith({ [path]: broken() }).scope, "x")).toMatchObject({
    kind: "failed",
    status: 500,
  });
});

test.each([
  ["an id that is not a number", { Id: "../1" }],
  ["no title", { Title: "" }],
  ["no path", { Data: null }],
  ["another host as path", { Data: { Path: "//evil.example" } }],
])("a region with %s is a failure, not 'not found'", async (_, fields) => {
  const { scope } = apiWith({ "/api/v1/region/search": apiRegion(fields) });
  expect(await findRegion(scope, "Tiel")).toMatchObject({ kind: "failed", status: 200 });
});

test("a region is requested by its name, with spaces for hyphens", async () => {
  const { scope, requests } = apiWith({ "/api/v1/region/t%20gooi": apiRegion({ Introduction: undefined }) });
  expect(await findRegionByName(scope, "t-gooi")).toMatchObject({ value: { id: 31, introduction: "" } });
  expect(requests).toEqual(["/api/v1/region/t%20gooi"]);
});

test("a name that contains a hyphen is found with a second request", async () => {
  const { scope, requests } = apiWith({ "/api/v1/region/noord-holland": apiRegion() });
  expect(await findRegionByName(scope, "noord-holland")).toMatchObject({ value: { id: 31 } });
  expect(requests).toEqual(["/api/v1/region/noord%20holland", "/api/v1/region/noord-holland"]);
});

test("an unknown region is requested once, or twice if its name has a hyphen", async () => {
  const { scope, requests } = apiWith({});
  expect(await findRegionByName(scope, "nergens")).toMatchObject({ kind: "loaded", value: null });
  expect(await findRegionByName(scope, "nergens-huizen")).toMatchObject({ kind: "loaded", value: null });
  expect(requests).toHaveLength(3);
});

test("a first request that fails is returned as a failure, without a second request", async () => {
  const { scope, requests } = apiWith({ "/api/v1/region/noord%20holland": broken() });
  expect(await findRegionByName(scope, "noord-holland")).toMatchObject({ kind: "failed", status: 500 });
  expect(requests).toHaveLength(1);
});

test.each(["..", ".", "", "../redirect/from", "%2e%2e", "?a=b", "\\x"])(
  "'%s' is not a region name and makes no request",
  async (name) => {
    const { scope, requests } = apiWith({});
    expect(await findRegionByName(scope, name)).toMatchObject({ kind: "loaded", value: null });
    expect(requests).toEqual([]);
  },
);

test.each(["a/../../redirect", "a?b=c", "a#b"])(
  "the name '%s' stays one segment of the path",
  async (name) => {
    const { scope, requests } = apiWith({});
    await findRegionByName(scope, name);
    for (const path of requests) expect(path).toMatch(/^\/api\/v1\/region\/[^/?#]+$/);
  },
);

test("all regions are listed with their coordinates, and invalid ones are left out", async () => {
  const details = { Province: "Gelderland", Municipalities: ["Tiel", "", 3], Latitude: 51.9, Longitude: 5.4 };
  const { scope, logged } = apiWith({
    "/api/v1/regions": [
      apiRegion(details),
      { ...apiRegion(), Title: null },
      apiRegion({ Latitude: 510, Longitude: "5", Municipalities: null }),
    ],
  });
  const { id, title, url } = region;
  const standard = { id, title, url };
  expect(await listRegions(scope)).toMatchObject({
    value: [
      {
        ...standard,
        province: "Gelderland",
        municipalities: ["Tiel"],
        coordinates: { latitude: 51.9, longitude: 5.4 },
      },
      { ...standard, province: null, municipalities: [], coordinates: null },
    ],
  });
  expect(logged).toMatchObject([
    { fields: { path: "/api/v1/regions", unreadable: 1, at: "1.Title" } },
    { fields: { field: "Municipalities.2", entries: 1, at: "0.Municipalities.2" } },
    { fields: { field: "Latitude", entries: 1, at: "2.Latitude" } },
    { fields: { field: "Longitude", entries: 1, at: "2.Longitude" } },
  ]);
});

test("the list of regions is empty if the upstream has no such call", async () => {
  expect(await listRegions(apiWith({}).scope)).toEqual({ kind: "loaded", status: 404, value: [] });
});

const locations = "/api/v1/region/locations/31";

test("locations are requested from page 0, with an optional type, together with the next page", async () => {
  const { scope, requests } = apiWith({});
  await listLocations(scope, 31, { page: 1 });
  await listLocations(scope, 31, { type: 12, page: 3 });
  expect(requests).toEqual([
    `${locations}?locationType=&page=0`,
    `${locations}?locationType=&page=1`,
    `${locations}?locationType=12&page=2`,
    `${locations}?locationType=12&page=3`,
  ]);
});

test("a location decodes into all fields that visitors see", async () => {
  const { scope } = apiWith({ [`${locations}?locationType=&page=0`]: { Locations: [apiLocation()] } });
  expect(await listLocations(scope, 31, { page: 1 })).toEqual({
    kind: "loaded",
    status: 200,
    value: {
      items: [
        {
          id: 44,
          title: "Alzheimer Café Tiel",
          type: "Alzheimer Café",
          address: { organisation: null, street: ["Lindelaan 12"], postalCode: "4001 AB", city: "Tiel" },
          url: "/regios/rivierenland/locaties/alzheimer-cafe-tiel",
          coordinates: { latitude: 51.887, longitude: 5.43 },
          openingHours: [{ day: "donderdag", hours: "14.00 tot 16.00 uur" }],
        },
      ],
      hasNext: false,
    },
  });
});

test.each([
  ["invalid", { LocationType: 3, Address: "Lindelaan", Latitude: null, OpeningHours: ["ma", { Day: "x" }] }],
  ["absent", { LocationType: undefined, Address: undefined, Latitude: undefined, OpeningHours: undefined }],
])("optional fields of a location may be %s", async (_, bare) => {
  const wire: unknown = JSON.parse(JSON.stringify({ Locations: [apiLocation(bare)] }));
  const { scope } = apiWith({ [`${locations}?locationType=&page=0`]: wire });
  expect(await listLocations(scope, 31, { page: 1 })).toMatchObject({
    value: { items: [{ type: null, address: null, coordinates: null, openingHours: [] }] },
  });
});

test("a location at 0,0 has no point, which is logged", async () => {
  const items = [apiLocation({ Latitude: 0, Longitude: 0 }), apiLocation({ Id: "45" })];
  const { scope, logged } = apiWith({ [`${locations}?locationType=&page=0`]: { Locations: items } });
  expect(await listLocations(scope, 31, { page: 1 })).toMatchObject({
    value: { items: [{ coordinates: null }, { coordinates: { latitude: 51.887, longitude: 5.43 } }] },
  });
  const reason = "lies outside the Netherlands";
  expect(logged).toMatchObject([
    { fields: { field: "Latitude", entries: 1, at: "0.Latitude", reason } },
    { fields: { field: "Longitude", entries: 1, at: "0.Longitude", reason } },
  ]);
});

test("there is a next page if it loads and is not empty", async () => {
  const page = (index: number) => `${locations}?locationType=&page=${index}`;
  const one = { Locations: [apiLocation()] };
  const hasNext = async (following: unknown) => {
    const result = await listLocations(apiWith({ [page(0)]: one, [page(1)]: following }).scope, 31, {
      page: 1,
    });
    return result.kind === "loaded" ? [result.value.items.length, result.value.hasNext] : result;
  };
  expect(await hasNext(one)).toEqual([1, true]);
  expect(await hasNext({ Locations: [] })).toEqual([1, false]);
  expect(await hasNext({ Locations: null })).toEqual([1, false]);
  expect(await hasNext(broken())).toEqual([1, false]);
  const { scope } = apiWith({ [page(0)]: broken(), [page(1)]: one });
  expect(await listLocations(scope, 31, { page: 1 })).toMatchObject({ kind: "failed", status: 500 });
});

test("a location with a hostile address is left out", async () => {
  const items = [apiLocation({ Data: { Path: "javascript:alert(1)" } }), apiLocation({ Id: "45" })];
  const { scope, logged } = apiWith({ [`${locations}?locationType=&page=0`]: { Locations: items } });
  expect(await listLocations(scope, 31, { page: 1 })).toMatchObject({ value: { items: [{ id: 45 }] } });
  expect(logged).toMatchObject([{ fields: { at: "0.Data.Path" } }]);
});

test("a newsletter subscription is sent to the recipient of the region", async () => {
  const sent: Request[] = [];
  const { scope } = clientOf(async (request) => {
    sent.push(request);
    return Response.json({ id: "1" }, { status: 201 });
  });
  const signUp = {
    region: { id: 31, title: "Afdeling Rivierenland", url: "/regios/rivierenland", recipientEmail: "r@x.nl" },
    email: "anna@voorbeeld.nl",
    rendered: "2026-11-21T08:00:00Z",
    sent: "2026-11-21T08:01:00Z",
  };
  expect(await subscribeToRegion(scope, { ...signUp, honeypot: "" })).toMatchObject({ kind: "loaded" });
  await subscribeToRegion(scope, { ...signUp, honeypot: "bot" });
  const [body, trapped] = await Promise.all(sent.map((request) => request.formData()));
  expect(new URL(sent[0]?.url ?? "").pathname).toBe("/api/v1/forms/region/newsletter/send");
  expect(Object.fromEntries(body ?? [])).toEqual({
    RenderedTimeStamp: "2026-11-21T08:00:00Z",
    SentTimeStamp: "2026-11-21T08:01:00Z",
    Region: "Afdeling Rivierenland",
    RegioRecipientEmail: "r@x.nl",
    RecipientEmail: "anna@voorbeeld.nl",
  });
  expect(trapped?.get("HoneyPot")).toBe("bot");
});
