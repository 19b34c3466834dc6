import { expect, test } from "vitest";
import { value } from "~/fields/wire-examples";
import { apiVacancy } from "../../../tests/factories/product-api";
import { vacancy, vacancyFilter } from "../../../tests/factories/vacancies";
import { fakeUpstream, testScope } from "../../../tests/setup/upstream";
import { listClosestVacancies, listRegionVacancies, listTerms, searchVacancies } from "./client.server";

const search = "/api/v1/region/vacancies/search";
const closest = "/api/v1/region/vacancies/closest";

function apiWith(answers: Record<string, unknown>) {
  const { fetch, requests } = fakeUpstream(answers);
  return { ...testScope(fetch), requests };
}

const first = { page: 1, pageSize: 15 };
const listed = (...items: unknown[]) => ({ [search]: { Total: items.length, Items: items } });
const placeOf = async (details: Record<string, unknown>) => {
  const { scope, logged } = apiWith(listed(apiVacancy({}, details)));
  const result = await searchVacancies(scope, vacancyFilter(), first);
  return { place: result.kind === "loaded" ? result.value.items[0]?.place : result, logged };
};

test("a vacancy decodes into all fields that a list shows", async () => {
  const { scope } = apiWith(listed(apiVacancy()));
  expect(await searchVacancies(scope, vacancyFilter(), first)).toEqual({
    kind: "loaded",
    status: 200,
    value: { total: 1, items: [vacancy({ distance: 3.4 })] },
  });
});

test("a search repeats the parameter for each id, and sends a radius only with a place", async () => {
  const { scope, requests } = apiWith({});
  const ids = { functionIds: [53, 54], activityIds: [56], durationIds: [], availabilityIds: [44] };
  await searchVacancies(scope, vacancyFilter({ ids, search: "café & co", place: "4001 AB", radius: 25 }), {
    page: 2,
    pageSize: 15,
  });
  await searchVacancies(scope, vacancyFilter(), first);
  expect(requests).toEqual([
    `${search}?query=caf%C3%A9+%26+co&functionId=53&functionId=54&activityId=56&availabilityId=44&address=4001+AB&page=2&pageSize=15&radius=25`,
    `${search}?query=&address=&page=1&pageSize=15`,
  ]);
});

test("a 404 is an empty page", async () => {
  const { scope } = apiWith({});
  const empty = { kind: "loaded", status: 404, value: { items: [], total: 0 } };
  expect(await searchVacancies(scope, vacancyFilter(), first)).toEqual(empty);
  expect(await listClosestVacancies(scope, "Tiel", { radius: 50, page: 1 })).toEqual(empty);
  expect(await listRegionVacancies(scope, { regionId: 31, place: null }, 1)).toEqual(empty);
});

test("a failure is not an empty page", async () => {
  const { scope } = apiWith({ [search]: new Response("oei", { status: 500 }) });
  expect(await searchVacancies(scope, vacancyFilter(), first)).toMatchObject({ kind: "failed", status: 500 });
});

test("the vacancies of a region are within 10 km of the typed place, or else those of the region", async () => {
  const vacancies = { Total: 7, Vacancies: [apiVacancy()] };
  const { scope, requests } = apiWith({ [closest]: vacancies, "/api/v1/region/vacancies/31": vacancies });
  for (const place of ["4001 AB", null])
    expect(await listRegionVacancies(scope, { regionId: 31, place }, 2)).toMatchObject({
      value: { total: 7, items: [{ id: 123 }] },
    });
  expect(requests).toEqual([
    `${closest}?query=4001+AB&radius=10&page=2`,
    "/api/v1/region/vacancies/31?page=2",
  ]);
});

test("vacancies without a region or place fail with status 500", async () => {
  const { scope, requests, logged } = apiWith({});
  expect(await listRegionVacancies(scope, { regionId: null, place: null }, 1)).toEqual({
    kind: "failed",
    status: 500,
    reason: "Internal server error",
  });
  expect(requests).toEqual([]);
  expect(logged).toMatchObject([{ level: "error" }]);
});

test.each([
  ["a regional vacancy is in its city", { City: "Tiel" }, { kind: "city", city: "Tiel" }],
  ["a regional vacancy without a city has no place", { City: null }, null],
  [
    "a national vacancy can be near the visitor",
    { VacancyType: "landelijk", NationalType: "in_de_buurt", City: "Tiel" },
    { kind: "nearby" },
  ],
  [
    "a national vacancy can be from home",
    { VacancyType: "landelijk", NationalType: "vanuit_huis" },
    { kind: "fromHome" },
  ],
  [
    "a job is in its city",
    { VacancyType: "corporate", City: "Amersfoort" },
    { kind: "city", city: "Amersfoort" },
  ],
])("%s", async (_, details, place) => {
  expect(await placeOf(details)).toEqual({ place, logged: [] });
});

test("a national vacancy of an unknown type is nearby, and logged once", async () => {
  const details = { VacancyType: "landelijk", NationalType: "op_de_maan" };
  const { place, logged } = await placeOf(details);
  expect(place).toEqual({ kind: "nearby" });
  expect(logged).toMatchObject([{ message: "unknown vacancy type", fields: { type: "op_de_maan" } }]);
  expect((await placeOf(details)).logged).toEqual([]);
});

test("a vacancy without a page on this site links to the home page", async () => {
  for (const Data of [null, undefined, {}, { Path: "//evil.example/x" }, { Path: "https://evil.example" }]) {
    const { scope } = apiWith(listed(apiVacancy({ Data })));
    expect(await searchVacancies(scope, vacancyFilter(), first)).toMatchObject({
      value: { items: [{ url: "/" }] },
    });
  }
});

test("optional fields of a vacancy that fail to decode are null", async () => {
  const damaged = apiVacancy(
    { SubTitle: 3, Introduction: { a: 1 } },
    { Activity: [], EndDate: "binnenkort", Distance: -1, PublicationDate: 0, City: null },
  );
  const { scope } = apiWith(listed(damaged));
  expect(await searchVacancies(scope, vacancyFilter(), first)).toMatchObject({
    value: {
      items: [
        { subTitle: null, introduction: null, theme: null, endDate: null, distance: null, place: null },
      ],
    },
  });
});

test.each([
  ["no title", apiVacancy({ Title: "" })],
  ["an id that is not a number", apiVacancy({ Id: "../1" })],
  ["an unknown type", apiVacancy({}, { VacancyType: "stage" })],
  ["no content", null],
])("an entry with %s is left out and logged", async (_, entry) => {
  const { scope, logged } = apiWith(listed(entry, apiVacancy()));
  expect(await searchVacancies(scope, vacancyFilter(), first)).toMatchObject({
    value: { total: 2, items: [{ id: 123 }] },
  });
  expect(logged).toMatchObject([{ level: "warn", fields: { unreadable: 1 } }]);
});

test("the terms of a vocabulary are sorted by weight, and invalid ones are left out", async () => {
  const term = (id: number, name: string, weight: number) => ({
    tid: value(id),
    name: value(name),
    weight: value(weight),
  });
  const path = "/api/drupal/api/taxonomies/location_type";
  const { scope, logged } = apiWith({
    [path]: [term(12, "Ontmoetingsplek", 1), { tid: [] }, term(11, "Alzheimer Café", 0)],
  });
  expect(await listTerms(scope, "location_type")).toMatchObject({
    value: [
      { id: 11, label: "Alzheimer Café", weight: 0 },
      { id: 12, label: "Ontmoetingsplek", weight: 1 },
    ],
  });
  expect(logged).toMatchObject([{ fields: { path, unreadable: 1, at: "1" } }]);
  expect(await listTerms(scope, "durations")).toMatchObject({ kind: "loaded", value: [] });
  expect(
    await listTerms(apiWith({ [path]: new Response("oei", { status: 503 }) }).scope, "location_type"),
  ).toMatchObject({
    kind: "failed",
  });
});
