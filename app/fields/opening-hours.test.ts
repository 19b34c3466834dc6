import { expect, test } from "vitest";
import { openingHoursField } from "./opening-hours";

test("days are sorted from Monday to Sunday", () => {
  const field = [
    { day: "vrijdag", hours: "10.00 tot 15.00 uur" },
    { day: "dinsdag", hours: " 14.00 tot 16.00 uur " },
  ];
  expect(openingHoursField.parse(field)).toEqual([
    { day: "dinsdag", hours: "14.00 tot 16.00 uur" },
    { day: "vrijdag", hours: "10.00 tot 15.00 uur" },
  ]);
});

test.each([
  undefined,
  null,
  [],
  [{ day: "elke dag", hours: "10-15" }],
  [{ day: "dinsdag", hours: "" }],
  ["dinsdag"],
])("%j has no opening hours", (field) => {
  expect(openingHoursField.parse(field)).toEqual([]);
});
