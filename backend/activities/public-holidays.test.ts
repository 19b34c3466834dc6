import { expect, test } from "vitest";
import { isPublicHoliday } from "./public-holidays";

test.each([
  ...["2026-01-01", "2026-04-05", "2026-04-06", "2026-04-27", "2026-05-14", "2026-05-24", "2026-05-25"],
  ...["2026-12-25", "2026-12-26", "2027-03-28", "2027-03-29", "2024-03-31", "2038-04-25", "2038-04-26"],
])("%s is a public holiday", (date) => {
  expect(isPublicHoliday(date)).toBe(true);
});

test("King's Day is celebrated on Saturday when it falls on a Sunday", () => {
  expect([isPublicHoliday("2031-04-26"), isPublicHoliday("2031-04-27")]).toEqual([true, false]);
});

test.each(["2026-04-07", "2026-05-05", "2026-12-24", "2026-12-31", "2026-04-26"])(
  "%s is not a public holiday",
  (date) => {
    expect(isPublicHoliday(date)).toBe(false);
  },
);
