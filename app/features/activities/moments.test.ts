import { expect, test } from "vitest";
import { activity } from "../../../tests/factories/activities";
import { eventMoments, periodInWords } from "./moments";

const hour = 3600;
const at = (startDate: string, startTime: number | null, endTime: number | null, endDate?: string) =>
  activity({ startDate, startTime, endTime, endDate: endDate ?? null });

test.each([
  [at("2026-12-01", 10 * hour, 12 * hour), "dinsdag 1 december 2026, 10.00 tot 12.00 uur"],
  [at("2026-12-01", 10 * hour, null), "dinsdag 1 december 2026, 10.00 uur"],
  [at("2026-12-01", null, null), "dinsdag 1 december 2026"],
  [at("2026-12-01", null, 12 * hour), "dinsdag 1 december 2026"],
  [at("2026-12-01", 0, 86_340), "dinsdag 1 december 2026, 0.00 tot 23.59 uur"],
  [
    at("2026-12-31", 10 * hour, 16 * hour, "2027-01-01"),
    "donderdag 31 december 2026 tot en met vrijdag 1 januari 2027, 10.00 tot 16.00 uur",
  ],
])("period %# is written in words", (period, words) => {
  expect(periodInWords(period)).toBe(words);
});

test.each([
  ["2026-12-01", 10 * hour, 12 * hour, undefined, "2026-12-01T10:00:00+01:00", "2026-12-01T12:00:00+01:00"],
  ["2026-07-01", 10 * hour, null, undefined, "2026-07-01T10:00:00+02:00", null],
  ["2026-07-01", null, null, undefined, "2026-07-01", null],
  ["2026-07-01", null, null, "2026-07-03", "2026-07-01", "2026-07-03"],
  ["2026-07-01", 20 * hour, hour, undefined, "2026-07-01T20:00:00+02:00", null],
  // The clock goes back in this night.
  ["2026-10-24", 20 * hour, 9 * hour, "2026-10-25", "2026-10-24T20:00:00+02:00", "2026-10-25T09:00:00+01:00"],
  ["2026-10-25", hour, 4 * hour, undefined, "2026-10-25T01:00:00+02:00", "2026-10-25T04:00:00+01:00"],
  // The clock goes forward in this night.
  ["2027-03-27", 20 * hour, 9 * hour, "2027-03-28", "2027-03-27T20:00:00+01:00", "2027-03-28T09:00:00+02:00"],
  ["2027-03-28", hour, 4 * hour, undefined, "2027-03-28T01:00:00+01:00", "2027-03-28T04:00:00+02:00"],
])("%s from %j to %j (last day %j) runs from %s until %j", (day, from, to, lastDay, start, end) => {
  expect(eventMoments(at(day, from, to, lastDay))).toEqual({ startDate: start, endDate: end });
});
