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

test("another radius clears the type, the same radius keeps it", () => {
  const query = "zoekterm=Tiel&soort=Wandelgroep&eerdere-afstand=15";
  expect(read(`${query}&afstand=15`).type).toBe("Wandelgroep");
  expect(read(`${query}&afstand=25`).type).toBeNull();
  expect(read("zoekterm=Tiel&soort=Wandelgroep&afstand=25").type).toBe("Wandelgroep");
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
