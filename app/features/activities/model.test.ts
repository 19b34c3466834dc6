import { expect, test } from "vitest";
import { activity } from "../../../tests/factories/activities";
import { isPast, upcomingPage } from "./model";

const day = (startDate: string, endDate: string | null = null) => activity({ startDate, endDate });

test.each([
  ["of today is not past in the last minute of the day", day("2026-11-21"), "2026-11-21T22:59:59Z", false],
  ["of yesterday is past in the first minute of the day", day("2026-11-21"), "2026-11-21T23:00:00Z", true],
  [
    "that began long ago and ends today is not past",
    day("2026-01-01", "2026-11-21"),
    "2026-11-21T12:00:00Z",
    false,
  ],
  ["that ended yesterday is past", day("2026-01-01", "2026-11-20"), "2026-11-21T12:00:00Z", true],
  ["of tomorrow is not past", day("2026-11-22"), "2026-11-21T12:00:00Z", false],
  ["of yesterday is past after midnight in summer time", day("2026-06-20"), "2026-06-20T22:00:00Z", true],
])("an activity %s", (_, item, now, past) => {
  expect(isPast(item, new Date(now))).toBe(past);
});

test("a list contains and counts only activities that end today or later", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const past = ["2026-11-01", "2026-11-20"].map((startDate) => day(startDate));
  const upcoming = Array.from({ length: 8 }, (_, index) => day(`2026-12-0${index + 1}`));
  const list = [...past, ...upcoming];
  expect(upcomingPage(list, 1, now)).toEqual({ items: upcoming.slice(0, 6), total: 8 });
  expect(upcomingPage(list, 2, now)).toEqual({ items: upcoming.slice(6), total: 8 });
  expect(upcomingPage(list, 3, now)).toEqual({ items: [], total: 8 });
  expect(upcomingPage(past, 1, now)).toEqual({ items: [], total: 0 });
});
