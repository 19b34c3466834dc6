import { expect, test } from "vitest";
import {
  amsterdamDay,
  dayRange,
  endOf,
  hasBegun,
  hasEnded,
  longDate,
  nextTimeOfDay,
  startOf,
  timeRange,
  wallClock,
} from "./dates";

test.each([
  ["2027-03-04", "donderdag 4 maart 2027"],
  ["2026-11-19T08:00:00Z", "donderdag 19 november 2026"],
  ["2026-12-31T22:59:59Z", "donderdag 31 december 2026"],
  ["2026-12-31T23:00:00Z", "vrijdag 1 januari 2027"],
  ["2026-07-31T21:59:59Z", "vrijdag 31 juli 2026"],
  ["2026-07-31T22:00:00Z", "zaterdag 1 augustus 2026"],
  ["2026-08-01T00:30:00+02:00", "zaterdag 1 augustus 2026"],
])("%s is %s in Amsterdam", (iso, text) => {
  expect(longDate(iso)).toBe(text);
});

test.each([
  ["winter: midnight is 23:00 in UTC", "2026-11-20T22:59:59Z", "2026-11-20"],
  ["winter: a new day has begun", "2026-11-20T23:00:00Z", "2026-11-21"],
  ["summer: midnight is 22:00 in UTC", "2026-06-20T21:59:59Z", "2026-06-20"],
  ["summer: a new day has begun", "2026-06-20T22:00:00Z", "2026-06-21"],
  ["the night the clock goes forward", "2026-03-28T23:30:00Z", "2026-03-29"],
  ["the day the clock went forward", "2026-03-29T22:00:00Z", "2026-03-30"],
  ["the night the clock goes back", "2026-10-24T22:30:00Z", "2026-10-25"],
  ["the day the clock went back", "2026-10-25T22:30:00Z", "2026-10-25"],
  ["the turn of the year", "2026-12-31T23:00:00Z", "2027-01-01"],
])("the day in Amsterdam, %s", (_, moment, day) => {
  expect(amsterdamDay(new Date(moment))).toBe(day);
});

test.each([
  ["2027-03-04", null, "donderdag 4 maart 2027"],
  ["2027-03-04", "2027-03-04", "donderdag 4 maart 2027"],
  ["2027-03-04", "2027-03-06", "donderdag 4 maart 2027 tot en met zaterdag 6 maart 2027"],
  ["2026-12-31", "2027-01-01", "donderdag 31 december 2026 tot en met vrijdag 1 januari 2027"],
])("the days from %s until %s are written '%s'", (start, end, text) => {
  expect(dayRange(start, end)).toBe(text);
});

test.each([
  [0, "00:00"],
  [300, "00:05"],
  [34_200, "09:30"],
  [50_400, "14:00"],
  [50_459, "14:00"],
  [86_340, "23:59"],
])("%i seconds since midnight is written '%s'", (seconds, time) => {
  expect(wallClock(seconds)).toBe(time);
});

test.each([
  [50_400, null, "14.00 uur"],
  [50_400, 50_400, "14.00 uur"],
  [50_400, 57_600, "14.00 tot 16.00 uur"],
])("the time from %i until %s seconds is written '%s'", (start, end, text) => {
  expect(timeRange(start, end)).toBe(text);
});

test.each([
  ["2026-11-21", "2026-11-20T22:59:59Z", false, false],
  ["2026-11-21", "2026-11-20T23:00:00Z", true, false],
  ["2026-11-21", "2026-11-21T22:59:59Z", true, false],
  ["2026-11-21", "2026-11-21T23:00:00Z", true, true],
])("%s at %s has begun: %s, is over: %s", (day, now, begun, ended) => {
  expect(hasBegun(day, new Date(now))).toBe(begun);
  expect(hasEnded(day, new Date(now))).toBe(ended);
});

test.each(["2026-11-21", "2026-03-29", "2026-10-25"])(
  "the start and end of %s are the first moments at which it has begun and is over",
  (day) => {
    expect(hasBegun(day, new Date(startOf(day) - 1))).toBe(false);
    expect(hasBegun(day, new Date(startOf(day)))).toBe(true);
    expect(hasEnded(day, new Date(endOf(day) - 1))).toBe(false);
    expect(hasEnded(day, new Date(endOf(day)))).toBe(true);
  },
);

test.each([
  ["2026-11-23T10:00:00Z", "2026-11-23T17:00:00Z"],
  ["2026-11-23T16:59:59.999Z", "2026-11-23T17:00:00Z"],
  ["2026-11-23T17:00:00Z", "2026-11-24T17:00:00Z"],
  ["2026-11-23T23:30:00Z", "2026-11-24T17:00:00Z"],
  ["2027-03-27T17:00:00Z", "2027-03-28T16:00:00Z"],
  ["2027-10-30T16:00:00Z", "2027-10-31T17:00:00Z"],
  ["2026-12-31T17:00:00Z", "2027-01-01T17:00:00Z"],
])("after %s it is six o'clock in the evening in Amsterdam at %s", (moment, expected) => {
  expect(nextTimeOfDay(new Date(moment), 18)).toEqual(new Date(expected));
});
