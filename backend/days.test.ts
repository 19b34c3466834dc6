import { expect, test } from "vitest";
import { dateOf, dayNumberOf, daysAfter, nextWeekday, todayOf, weekdayOf } from "./days";

test.each([
  ["2026-03-28T22:59:59Z", "2026-03-28"],
  ["2026-03-28T23:00:00Z", "2026-03-29"],
  ["2026-10-24T21:59:59Z", "2026-10-24"],
  ["2026-10-24T22:00:00Z", "2026-10-25"],
  ["2026-10-25T22:59:59Z", "2026-10-25"],
  ["2026-10-25T23:00:00Z", "2026-10-26"],
])("at %s it is %s in the Netherlands", (moment, day) => {
  expect(todayOf(new Date(moment))).toBe(day);
});

test("day numbers are unaffected by daylight saving time and convert back to dates", () => {
  expect(dayNumberOf("2026-03-30") - dayNumberOf("2026-03-28")).toBe(2);
  expect(dateOf(dayNumberOf("2028-02-29"))).toBe("2028-02-29");
});

test("adding days crosses months, leap days and daylight saving changes", () => {
  expect(daysAfter("2028-02-28", 2)).toBe("2028-03-01");
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysAfter("2026-10-26", -2)).toBe("2026-10-24");
});

test("the next weekday can be the given day itself", () => {
  const saturday = dayNumberOf("2026-11-21");
  expect(weekdayOf(saturday)).toBe(6);
  expect(dateOf(nextWeekday(saturday, 6))).toBe("2026-11-21");
  expect(dateOf(nextWeekday(saturday, 5))).toBe("2026-11-27");
});
