import { expect, test } from "vitest";
import { defaultRadius, defaultRadiusByType, readRadius, searchRadii } from "./search-radius";

test.each(searchRadii)("%i kilometres is a choice", (range) => {
  expect(readRadius(String(range))).toBe(range);
});

test.each([undefined, "", "0", "12", "15.0", " 15", "015", "1e1", "-5", "51", "Infinity", "__proto__"])(
  "%j is none of the choices",
  (value) => {
    expect(readRadius(value)).toBe(15);
    expect(readRadius(value, defaultRadiusByType)).toBe(25);
  },
);

test("activities are looked for within 15 km, those of one type within 25 km", () => {
  expect([defaultRadius, defaultRadiusByType]).toEqual([15, 25]);
});
