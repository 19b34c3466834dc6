import { expect, test } from "vitest";
import { vacancyFilter } from "../../../tests/factories/vacancies";
import { activeFilters, readVacancyFilter, vacancyAddress, withKnownTerms } from "./filter";

const read = (query: string) => readVacancyFilter(new URLSearchParams(query));
const canonical = (query: string) => vacancyAddress("/vrijwilligerswerk", read(query)).split("?")[1] ?? "";

test.each([
  ["", ""],
  ["functionIds=3,1,2", "functionIds=1,2,3"],
  ["functionIds=3&functionIds=1&functionIds=3", "functionIds=1,3"],
  ["functionIds=3,1&functionIds=2", "functionIds=1,2,3"],
  ["functionIds=&activityIds=&durationIds=&availabilityIds=&search=&zipcode=&range=10", ""],
  [
    "availabilityIds=4&durationIds=3&activityIds=2&functionIds=1",
    "functionIds=1&activityIds=2&durationIds=3&availabilityIds=4",
  ],
  ["functionIds=0,-1,abc,1.5,1e3,0x10,%20,9999999999,,", ""],
  ["functionIds=%207%20", "functionIds=7"],
  ["zipcode=4001ab", "zipcode=4001ab"],
  ["zipcode=Tiel&range=25", "range=25&zipcode=Tiel"],
  ["zipcode=Tiel&range=10", "zipcode=Tiel"],
  ["zipcode=Tiel&range=11", "zipcode=Tiel"],
  ["zipcode=Tiel&range=-5", "zipcode=Tiel"],
  // A radius needs a place.
  ["range=25", ""],
  ["search=%20%20samen%20%20wandelen%20", "search=samen+wandelen"],
  ["search=een&search=twee", "search=twee"],
  ["page=3&vanaf=1&onzin=1", ""],
])("the query '%s' has the canonical form '%s'", (query, expected) => {
  expect(canonical(query)).toBe(expected);
  expect(canonical(expected)).toBe(expected);
});

test("long texts and long lists of ids are cut", () => {
  const ids = Array.from({ length: 3000 }, (_, index) => index + 1).join();
  const filter = read(`search=${"woord ".repeat(2000)}&zipcode=${"a".repeat(10_000)}&functionIds=${ids}`);
  expect(filter.search.length).toBeLessThanOrEqual(200);
  expect(filter.typed.length).toBeLessThanOrEqual(200);
  expect(filter.place).toBeNull();
  expect(filter.ids.functionIds).toHaveLength(50);
});

test.each([
  ["4001 AB", "4001 AB"],
  ["4001ab", "4001 AB"],
  ["4001", "4001"],
  ["Tiel", "Tiel"],
  ["’s-Hertogenbosch", "’s-Hertogenbosch"],
  ["0123", null],
  ["4001 SS", null],
  ["!!", null],
  ["", null],
])("the typed text '%s' is the place %s", (typed, place) => {
  expect(read(`${new URLSearchParams({ zipcode: typed })}`).place).toBe(place);
});

test("ids of missing terms are removed, and those of a facet that failed to load stay", () => {
  const filter = read("functionIds=1,2&activityIds=3");
  const known = { functionIds: [{ id: 2 }], activityIds: null, durationIds: [], availabilityIds: [] };
  expect(withKnownTerms(filter, known).ids).toMatchObject({ functionIds: [2], activityIds: [3] });
  const all = { ...known, functionIds: [{ id: 1 }, { id: 2 }] };
  expect(withKnownTerms(filter, all)).toBe(filter);
});

test("each active filter can be removed separately", () => {
  const filter = read("functionIds=1,2&range=25&search=koffie&zipcode=Tiel");
  const addresses = activeFilters(filter).map(({ kind, without }) => [kind, vacancyAddress("/v", without)]);
  expect(addresses).toEqual([
    ["search", "/v?functionIds=1,2&range=25&zipcode=Tiel"],
    ["place", "/v?functionIds=1,2&search=koffie"],
    ["term", "/v?functionIds=2&range=25&search=koffie&zipcode=Tiel"],
    ["term", "/v?functionIds=1&range=25&search=koffie&zipcode=Tiel"],
  ]);
  expect(activeFilters(vacancyFilter())).toEqual([]);
});
