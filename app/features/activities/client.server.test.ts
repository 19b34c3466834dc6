import { expect, test } from "vitest";
import type { UpstreamScope } from "~/.server/context/scope";
import { activity } from "../../../tests/factories/activities";
import { apiActivity } from "../../../tests/factories/product-api";
import { fakeUpstream, testScope } from "../../../tests/setup/upstream";
import {
  listActivitiesByType,
  listActivityTypes,
  listCalendar,
  listCities,
  listClosestActivities,
  listClosestActivityTypes,
  listLocationActivities,
  listRegionActivities,
} from "./client.server";

function apiWith(answers: Record<string, unknown>) {
  const { fetch, requests } = fakeUpstream(answers);
  return { ...testScope(fetch), requests };
}

const empty = () => new Response(null, { status: 204 });
const broken = () => new Response("oei", { status: 500 });
const byType = "/api/v1/region/activities/byType";

async function decoded(item: unknown) {
  const { scope, logged } = apiWith({ [byType]: { Activities: [item], Total: 1 } });
  const result = await listActivitiesByType(scope, "Wandelgroep", 1);
  return { activity: result.kind === "loaded" ? result.value.items[0] : undefined, logged };
}

test("an activity decodes into all fields that visitors see", async () => {
  const { activity: found, logged } = await decoded(apiActivity());
  expect(found).toEqual(activity({ externalUrl: "https://tuinkamer-tiel.example/" }));
  expect(logged).toEqual([]);
});

test.each([
  ["null", null],
  ["absent", undefined],
])("optional fields of an activity may be %s", async (_, missing) => {
  const details = Object.fromEntries(Object.keys(apiActivity().Activity).map((name) => [name, missing]));
  // Through JSON, which drops undefined fields.
  const wire: unknown = JSON.parse(
    JSON.stringify({
      ...apiActivity({ Id: 7, Introduction: missing }),
      Activity: { ...details, StartDate: "2027-03-04" },
    }),
  );
  const { activity: found } = await decoded(wire);
  expect(found).toEqual({
    ...activity({ id: "7", intro: "", type: null, iconPath: null, location: null, locality: null }),
    address: null,
    startTime: null,
    endTime: null,
  });
});

test.each([
  ["2027-03-04", "2027-03-06", "2027-03-04", "2027-03-06"],
  ["2027-03-04T00:00:00", "2027-03-06T00:00:00", "2027-03-04", "2027-03-06"],
  ["2027-03-04T00:00:00Z", null, "2027-03-04", null],
  ["2027-03-03T23:00:00Z", null, "2027-03-04", null],
  ["2027-07-03T22:30:00.000Z", null, "2027-07-04", null],
  ["2027-03-04", "2027-03-04", "2027-03-04", null],
  ["2027-03-04", "2027-03-01", "2027-03-04", null],
  ["2027-03-04", "2027-02-31", "2027-03-04", null],
  ["2027-03-04", "morgen", "2027-03-04", null],
])("from %s until %s is from %s until %s in Amsterdam", async (from, to, startDate, endDate) => {
  const { activity: found } = await decoded(apiActivity({}, { StartDate: from, EndDate: to }));
  expect(found).toMatchObject({ startDate, endDate });
});

test.each([
  [0, 0],
  [86_399, 86_399],
  [86_400, null],
  [86_401, null],
  [-1, null],
  [50_400.5, null],
  ["50400", 50_400],
  ["14:00", 50_400],
])("the time %j decodes to %j seconds from midnight", async (StartTime, startTime) => {
  const { activity: found } = await decoded(apiActivity({}, { StartTime }));
  expect(found).toMatchObject({ startTime });
});

test.each([
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["mailto:wandelen@voorbeeld.nl", "mailto:wandelen@voorbeeld.nl"],
  ["internal:/hulplijn", "/hulplijn"],
  ["/hulplijn", "/hulplijn"],
  ["//evil.example", "/evil.example"],
])("an external link to '%s' decodes to %j", async (uri, externalUrl) => {
  const { activity: found } = await decoded(apiActivity({}, { ExternalLink: { uri } }));
  expect(found).toMatchObject({ externalUrl });
});

test("tags are stripped from texts, and an icon decodes to its address", async () => {
  const { activity: found } = await decoded(
    apiActivity(
      { Title: "<b>Wandelen</b> &amp; koffie", Introduction: "<p>Een<script>alert(1)</script></p>" },
      { ActivityTypeIcon: { Path: "/sites/default/files/icoon.svg" }, ActivityLocation: "<i>Station</i>" },
    ),
  );
  expect(found).toMatchObject({
    title: "Wandelen & koffie",
    intro: "Een",
    location: "Station",
    iconPath: "/sites/default/files/icoon.svg",
  });
});

test.each([
  ["null", null],
  ["a text", "activiteit"],
  ["no title", apiActivity({ Title: "<b></b>" })],
  ["no id", apiActivity({ Id: undefined })],
  ["no address", apiActivity({ Url: null })],
  ["a script as address", apiActivity({ Url: "javascript:alert(1)" })],
  ["another host as address", apiActivity({ Url: "//evil.example" })],
  ["another host behind a backslash", apiActivity({ Url: "/\\evil.example" })],
  ["no date", apiActivity({}, { StartDate: null })],
  ["a date that does not exist", apiActivity({}, { StartDate: "2027-02-30" })],
  ["no details", apiActivity({ Activity: "geheim" })],
])("an activity that is or has %s is left out and logged", async (_, item) => {
  const { scope, logged } = apiWith({
    [byType]: { Activities: [apiActivity(), item, apiActivity()], Total: 3 },
  });
  const result = await listActivitiesByType(scope, "Wandelgroep", 1);
  expect(result).toMatchObject({ kind: "loaded", value: { items: [{ id: "12" }, { id: "12" }], total: 3 } });
  expect(logged).toMatchObject([{ level: "warn", fields: { path: byType, unreadable: 1 } }]);
  expect(logged[0]?.fields).toMatchObject({ at: expect.stringMatching(/^1/) });
  expect(JSON.stringify(logged)).not.toContain("geheim");
});

test("a list of invalid items fails, and its items are logged in one line", async () => {
  const { scope, logged } = apiWith({ [byType]: { Activities: Array(1000).fill(0), Total: 1000 } });
  expect(await listActivitiesByType(scope, "x", 1)).toMatchObject({ kind: "failed" });
  expect(logged).toMatchObject([{ fields: { unreadable: 1000 } }, { message: "upstream call failed" }]);
});

test("every list sends exactly the parameters of its call", async () => {
  const { scope, requests } = apiWith({});
  await listActivityTypes(scope, 31);
  await listCities(scope, 31);
  await listClosestActivityTypes(scope, "4001 AB");
  await listClosestActivityTypes(scope, "Tiel & zo", 25);
  await listRegionActivities(scope, 31, { page: 1 });
  await listRegionActivities(scope, 31, { type: "Alzheimer Café", city: "Tiel", page: 2 });
  await listClosestActivities(scope, "Tiel", { radius: 15, page: 1 });
  await listClosestActivities(scope, "Tiel", { radius: 50, type: "Wandelgroep", page: 3 });
  await listActivitiesByType(scope, "Wandelgroep", 2);
  await listLocationActivities(scope, 44, { page: 2, now: new Date() });
  await listCalendar(scope, 31);
  await listCalendar(scope, 31, { type: "Wandelgroep", months: 3 });
  expect(requests).toEqual([
    "/api/v1/region/activityTypes/31",
    "/api/v1/region/cities/31",
    "/api/v1/region/activityTypes/closest?radius=15&query=4001+AB",
    "/api/v1/region/activityTypes/closest?radius=25&query=Tiel+%26+zo",
    "/api/v1/region/activities/31?activityType=&page=1",
    "/api/v1/region/activities/31?activityType=Alzheimer+Caf%C3%A9&city=Tiel&page=2",
    "/api/v1/region/activities/closest?query=Tiel&radius=15&page=1&activityType=",
    "/api/v1/region/activities/closest?query=Tiel&radius=50&page=3&activityType=Wandelgroep",
    "/api/v1/region/activities/byType?activityType=Wandelgroep&page=2",
    "/api/v1/region/location/activities/44?page=1",
    "/api/v1/region/activities/31/all",
    "/api/v1/region/activities/31/all?activityType=Wandelgroep&months=3",
  ]);
});

const lists = {
  closest: (scope: UpstreamScope) => listClosestActivities(scope, "Tiel", { radius: 15, page: 1 }),
  byType: (scope: UpstreamScope) => listActivitiesByType(scope, "Wandelgroep", 1),
  "31": (scope: UpstreamScope) => listRegionActivities(scope, 31, { page: 1 }),
};

test.each(Object.entries(lists))(
  "the list '%s' is empty on a 404, and failed on other errors",
  async (name, list) => {
    const path = `/api/v1/region/activities/${name}`;
    expect(await list(apiWith({}).scope)).toMatchObject({ kind: "loaded", value: { items: [], total: 0 } });
    expect(await list(apiWith({ [path]: broken() }).scope)).toMatchObject({ kind: "failed", status: 500 });
    expect(await list(apiWith({ [path]: { Activities: null, Total: 0 } }).scope)).toMatchObject({
      value: { items: [], total: 0 },
    });
    expect(await list(apiWith({ [path]: { Activities: [] } }).scope)).toMatchObject({
      kind: "failed",
      status: 200,
    });
  },
);

test.each(["closest", "byType"] as const)("the list '%s' is empty on a 204", async (name) => {
  const { scope } = apiWith({ [`/api/v1/region/activities/${name}`]: empty() });
  expect(await lists[name](scope)).toEqual({ kind: "loaded", status: 204, value: { items: [], total: 0 } });
});

test("the types near a place are in alphabetical order, and empty on a 204", async () => {
  const path = "/api/v1/region/activityTypes/closest";
  const { scope } = apiWith({ [path]: ["Wandelgroep", "Één-op-één", "alzheimer café", 3, "", "Eten"] });
  expect(await listClosestActivityTypes(scope, "Tiel")).toMatchObject({
    value: ["alzheimer café", "Één-op-één", "Eten", "Wandelgroep"],
  });
  expect(await listClosestActivityTypes(apiWith({ [path]: empty() }).scope, "Tiel")).toEqual({
    kind: "loaded",
    status: 204,
    value: [],
  });
  expect(await listClosestActivityTypes(apiWith({ [path]: broken() }).scope, "Tiel")).toMatchObject({
    kind: "failed",
    status: 500,
  });
});

const now = new Date("2026-11-21T12:00:00Z");
const ofLocation = (page: number) => `/api/v1/region/location/activities/44?page=${page}`;
const onDays = (...days: string[]) =>
  days.map((day) => apiActivity({ Id: day }, { StartDate: day, EndDate: day }));

test("the list of a location contains and counts only activities that end today or later, over all pages", async () => {
  const past = onDays("2026-11-01", "2026-11-07", "2026-11-20");
  const upcoming = onDays("2026-11-21", "2026-11-28", "2026-12-05", "2026-12-12", "2026-12-19", "2026-12-26");
  const all = [...past, ...upcoming, ...onDays("2027-01-02")];
  const { scope, requests } = apiWith({
    [ofLocation(1)]: { Activities: all.slice(0, 6), Total: 10 },
    [ofLocation(2)]: { Activities: all.slice(6), Total: 10 },
  });
  const first = await listLocationActivities(scope, 44, { page: 1, now });
  expect(first).toMatchObject({ value: { items: upcoming.map(({ Id }) => ({ id: Id })), total: 7 } });
  expect(requests).toEqual([ofLocation(1), ofLocation(2)]);
  const second = await listLocationActivities(scope, 44, { page: 2, now });
  expect(second).toMatchObject({ value: { items: [{ id: "2027-01-02" }], total: 7 } });
});

test("the list of a location fails if one page fails, and reads at most twenty pages", async () => {
  const many = { Activities: onDays("2026-11-28"), Total: 1_000_000 };
  const endless = apiWith({ "/api/v1/region/location/activities/44": many });
  await listLocationActivities(endless.scope, 44, { page: 1, now });
  expect(endless.requests).toHaveLength(20);
  const { scope } = apiWith({ [ofLocation(1)]: { ...many, Total: 7 }, [ofLocation(2)]: broken() });
  expect(await listLocationActivities(scope, 44, { page: 1, now })).toMatchObject({
    kind: "failed",
    status: 500,
  });
});

test("a calendar contains all activities, and is empty on a 404", async () => {
  const path = "/api/v1/region/activities/31/all";
  const { scope } = apiWith({ [path]: { Activities: onDays("2026-11-28", "2026-12-05"), Total: 2 } });
  expect(await listCalendar(scope, 31)).toMatchObject({
    value: [{ id: "2026-11-28" }, { id: "2026-12-05" }],
  });
  expect(await listCalendar(apiWith({}).scope, 31)).toEqual({ kind: "loaded", status: 404, value: [] });
  expect(await listCalendar(apiWith({ [path]: broken() }).scope, 31)).toMatchObject({ kind: "failed" });
});
