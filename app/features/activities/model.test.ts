import { expect, test } from "vitest";
import { activity } from "../../../tests/factories/activities";
import { isPast, upcomingPage } from "./model";

const day = (startDate: string, endDate: string | null = null) => activity({ startDate, endDate });

test.each([
  ["of today, in the last minute", day("2026-11-21"), "2026-11-21T22:59:59Z", false],
  ["of yesterday, in the first", day("2026-11-21"), "2026-11-21T23:00:00Z", true],
  ["that began long ago and ends today", day("2026-01-01", "2026-11-21"), "2026-11-21T12:00:00Z", false],
  ["that ended yesterday", day("2026-01-01", "2026-11-20"), "2026-11-21T12:00:00Z", true],
  ["of tomorrow", day("2026-11-22"), "2026-11-21T12:00:00Z", false],
  ["of a summer night in Amsterdam", day("2026-06-20"), "2026-06-20T22:00:00Z", true],
])("an activity %s", (_, given, now, past) => {
  expect(isPast(given, new Date(now))).toBe(past);
});

test("a list keeps what ends today or later, and counts only that", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const past = ["2026-11-01", "2026-11-20"].map((startDate) => day(startDate));
  const coming = Array.from({ length: 8 }, (_, index) => day(`2026-12-0${index + 1}`));
  const list = [...past, ...coming];
  expect(upcomingPage(list, 1, now)).toEqual({ items: coming.slice(0, 6), total: 8 });
  expect(upcomingPage(list, 2, now)).toEqual({ items: coming.slice(6), total: 8 });
  expect(upcomingPage(list, 3, now)).toEqual({ items: [], total: 8 });
  expect(upcomingPage(past, 1, now)).toEqual({ items: [], total: 0 });
});
