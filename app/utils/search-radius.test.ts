import { expect, test } from "vitest";
import { activityRanges, defaultRange, defaultRangeByType, readRange } from "./search-radius";

test.each(activityRanges)("%i kilometres is a choice", (range) => {
  expect(readRange(String(range))).toBe(range);
});

test.each([undefined, "", "0", "12", "15.0", " 15", "015", "1e1", "-5", "51", "Infinity", "__proto__"])(
  "%j is none of the choices",
  (value) => {
    expect(readRange(value)).toBe(15);
    expect(readRange(value, defaultRangeByType)).toBe(25);
  },
);

test("activities are looked for within 15 km, those of one type within 25 km", () => {
  expect([defaultRange, defaultRangeByType]).toEqual([15, 25]);
});
