import { expect, test } from "vitest";
import { defaultRadius, defaultRadiusByType, readRadius, searchRadii } from "./search-radius";

test.each(searchRadii)("%i kilometres is a choice", (radius) => {
  expect(readRadius(String(radius))).toBe(radius);
});

test.each([undefined, "", "0", "12", "15.0", " 15", "015", "1e1", "-5", "51", "Infinity", "__proto__"])(
  "%j is not a choice and gives the default",
  (value) => {
    expect(readRadius(value)).toBe(15);
    expect(readRadius(value, defaultRadiusByType)).toBe(25);
  },
);

test("the default radius is 15 km, and 25 km for activities of one type", () => {
  expect([defaultRadius, defaultRadiusByType]).toEqual([15, 25]);
});
