import { expect, test } from "vitest";
import { type ActivityFilter, activityAddress, readActivityFilter } from "./filter";

const activityQuery = (filter: ActivityFilter) => activityAddress("", filter).slice(1);
const read = (query: string) => readActivityFilter(new URLSearchParams(query));

test("an address without a filter has no place and a radius of fifteen kilometres", () => {
  expect(read("")).toEqual({ type: null, city: null, radius: 15, typed: "", place: null });
  expect(activityQuery(read(""))).toBe("");
});

test("the place is read from both of its query parameters", () => {
  expect(read("zoekterm=Tiel").place).toBe("Tiel");
  expect(read("zipcode=4001ab").place).toBe("4001 AB");
  expect(read("zoekterm=Tiel&zipcode=Ede").place).toBe("Tiel");
});

test.each(["zoekterm=0123", "zoekterm=12345", "zoekterm=1234+SS", "zoekterm=%21%21"])(
  "%s is not a place",
  (query) => {
    const filter = read(query);
    expect(filter.place).toBeNull();
    expect(filter.typed).not.toBe("");
  },
);

test("a place clears the town", () => {
  expect(read("plaats=Tiel").city).toBe("Tiel");
  expect(read("plaats=Tiel&zoekterm=Culemborg").city).toBeNull();
});

test.each([
  ["near a place, with the radius of the list", "zoekterm=Tiel&afstand=15&eerdere-afstand=15", "Wandelgroep"],
  ["near a place, with another radius", "zoekterm=Tiel&afstand=25&eerdere-afstand=15", null],
  ["near a postcode, with another radius", "zipcode=4001&afstand=25&eerdere-afstand=15", null],
  ["near a place, in a list shown without one", "zoekterm=Tiel&afstand=25", "Wandelgroep"],
  ["without a place", "afstand=25", "Wandelgroep"],
  ["without a place, in a list shown near one", "zoekterm=&afstand=25&eerdere-afstand=15", "Wandelgroep"],
])("%s, the type is kept only where its options are the same", (_, query, type) => {
  expect(read(`soort=Wandelgroep&${query}`).type).toBe(type);
});

test("each state has one address", () => {
  const query = "zoekterm=Tiel&afstand=25&soort=Alzheimer+Caf%C3%A9";
  expect(activityQuery(read(query))).toBe(query);
  expect(activityQuery(read("afstand=15&zoekterm=Tiel&plaats=Ede&eerdere-afstand=15&page=3"))).toBe(
    "zoekterm=Tiel",
  );
  expect(activityQuery(read("afstand=99&soort="))).toBe("");
});

test("long texts are cut to 100 characters", () => {
  expect(read(`zoekterm=${"a".repeat(5000)}&soort=${"b".repeat(5000)}`)).toMatchObject({
    typed: "a".repeat(100),
    type: "b".repeat(100),
  });
});
