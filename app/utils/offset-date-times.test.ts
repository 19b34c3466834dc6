import { expect, test } from "vitest";
import { offsetDateTime } from "./offset-date-times";

const hour = 3600;

test.each([
  ["in winter", "2027-01-15", 14 * hour, "2027-01-15T14:00:00+01:00"],
  ["in summer", "2027-07-15", 14 * hour, "2027-07-15T14:00:00+02:00"],
  ["at midnight", "2027-07-15", 0, "2027-07-15T00:00:00+02:00"],
  ["in the last second", "2027-07-15", 86_399, "2027-07-15T23:59:59+02:00"],
  ["at half past", "2027-01-15", 34_200, "2027-01-15T09:30:00+01:00"],
  ["before the clock goes forward", "2027-03-28", 2 * hour - 1, "2027-03-28T01:59:59+01:00"],
  ["after the clock went forward", "2027-03-28", 3 * hour, "2027-03-28T03:00:00+02:00"],
  ["in the hour that is skipped", "2027-03-28", 2.5 * hour, "2027-03-28T02:30:00+01:00"],
  ["the night before the clock goes forward", "2027-03-27", 23 * hour, "2027-03-27T23:00:00+01:00"],
  ["before the clock goes back", "2026-10-25", 2 * hour - 1, "2026-10-25T01:59:59+02:00"],
  ["in the hour that comes twice", "2026-10-25", 2.5 * hour, "2026-10-25T02:30:00+02:00"],
  ["after the clock went back", "2026-10-25", 3 * hour, "2026-10-25T03:00:00+01:00"],
  ["at the turn of the year", "2026-12-31", 86_340, "2026-12-31T23:59:00+01:00"],
])("the offset %s", (_, day, seconds, expected) => {
  expect(offsetDateTime(day, seconds)).toBe(expected);
});

test("every existing hour is the same moment as the local time in Amsterdam", () => {
  const localTime = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Amsterdam",
    dateStyle: "short",
    timeStyle: "short",
  });
  for (const day of ["2027-03-27", "2027-03-28", "2027-03-29", "2026-10-24", "2026-10-25", "2026-10-26"]) {
    for (let time = 0; time < 24; time += 1) {
      if (day === "2027-03-28" && time === 2) continue;
      const formatted = localTime.format(new Date(offsetDateTime(day, time * hour)));
      expect(formatted).toBe(`${day} ${String(time).padStart(2, "0")}:00`);
    }
  }
});

test("without a time the result is the day", () => {
  expect(offsetDateTime("2027-03-28", null)).toBe("2027-03-28");
});
