import { describe, expect, test } from "vitest";
import { occurrencesOf, recurrenceSchema } from "./recurrence";

const daysOf = (recurrence: unknown, from: string, to: string) =>
  occurrencesOf(recurrenceSchema.parse(recurrence), from, to).map(({ startDate }) => startDate);

describe("every week", () => {
  const thursdays = { every: "week", day: "donderdag", from: "2026-01-01" };

  test("an activity falls on its weekday across daylight saving changes", () => {
    expect(daysOf(thursdays, "2026-03-20", "2026-04-10")).toEqual(["2026-03-26", "2026-04-02", "2026-04-09"]);
    expect(daysOf(thursdays, "2026-10-18", "2026-11-06")).toEqual(["2026-10-22", "2026-10-29", "2026-11-05"]);
  });

  test("an activity can fall on the Sunday of a daylight saving change", () => {
    const sundays = { every: "week", day: "zondag", from: "2026-01-01" };
    expect(daysOf(sundays, "2026-03-29", "2026-03-29")).toEqual(["2026-03-29"]);
    expect(daysOf(sundays, "2026-10-25", "2026-10-25")).toEqual(["2026-10-25"]);
  });

  test("the first and last day of the period are included", () => {
    expect(daysOf(thursdays, "2026-02-05", "2026-02-12")).toEqual(["2026-02-05", "2026-02-12"]);
    expect(daysOf(thursdays, "2026-02-06", "2026-02-11")).toEqual([]);
  });

  test("an activity has no dates before `from` or after `until`", () => {
    const spring = { ...thursdays, from: "2026-02-06", until: "2026-02-19" };
    expect(daysOf(spring, "2026-01-01", "2026-12-31")).toEqual(["2026-02-12", "2026-02-19"]);
  });

  test("a fortnightly activity counts from its own start, not from the start of the period", () => {
    const fortnightly = { every: "week", day: "dinsdag", weeks: 2, from: "2026-01-01" };
    expect(daysOf(fortnightly, "2026-01-01", "2026-02-10")).toEqual([
      "2026-01-06",
      "2026-01-20",
      "2026-02-03",
    ]);
    expect(daysOf(fortnightly, "2026-01-07", "2026-02-10")).toEqual(["2026-01-20", "2026-02-03"]);
  });

  test("dates continue into the next year and skip public holidays", () => {
    const fridays = { every: "week", day: "vrijdag", from: "2026-01-01" };
    expect(daysOf(fridays, "2026-12-18", "2027-01-10")).toEqual(["2026-12-18", "2027-01-08"]);
  });

  test("excepted months and cancelled days are skipped", () => {
    const rest = { ...thursdays, except: ["juli", "augustus"], cancelled: ["2026-09-10"] };
    expect(daysOf(rest, "2026-06-20", "2026-09-18")).toEqual(["2026-06-25", "2026-09-03", "2026-09-17"]);
  });
});

describe("every month", () => {
  test.each([
    ["the second Tuesday", { nth: 2, day: "dinsdag" }, ["2026-01-13", "2026-02-10", "2026-03-10"]],
    [
      "the first Sunday, even on the first day of the month",
      { nth: 1, day: "zondag" },
      ["2026-01-04", "2026-02-01", "2026-03-01"],
    ],
    ["the fourth Wednesday", { nth: 4, day: "woensdag" }, ["2026-01-28", "2026-02-25", "2026-03-25"]],
    [
      "the last Saturday, even on the last day of the month",
      { nth: -1, day: "zaterdag" },
      ["2026-01-31", "2026-02-28", "2026-03-28"],
    ],
  ])("an activity can fall on %s of the month", (_, when, days) => {
    expect(daysOf({ every: "month", from: "2025-01-01", ...when }, "2026-01-01", "2026-03-31")).toEqual(days);
  });

  test("the last weekday of February can be the 29th in a leap year", () => {
    const lastTuesday = { every: "month", nth: -1, day: "dinsdag", from: "2020-01-01" };
    expect(daysOf(lastTuesday, "2028-02-01", "2028-02-29")).toEqual(["2028-02-29"]);
  });

  test("the last weekday differs from the fourth in a month with five", () => {
    const thursdays = (nth: number) => ({ every: "month", nth, day: "donderdag", from: "2026-01-01" });
    expect(daysOf(thursdays(4), "2026-10-01", "2026-10-31")).toEqual(["2026-10-22"]);
    expect(daysOf(thursdays(-1), "2026-10-01", "2026-10-31")).toEqual(["2026-10-29"]);
  });

  test("a day of the first month before `from` is skipped", () => {
    const first = { every: "month", nth: 1, day: "maandag", from: "2026-01-20" };
    expect(daysOf(first, "2026-01-01", "2026-02-28")).toEqual(["2026-02-02"]);
  });

  test("a date on a public holiday is skipped", () => {
    const mondays = { every: "month", nth: 1, day: "maandag", from: "2026-01-01" };
    expect(daysOf(mondays, "2026-04-01", "2026-05-31")).toEqual(["2026-05-04"]);
  });
});

describe("a course", () => {
  const course = { every: "course", day: "woensdag", meetings: 6, weeks: 26, from: "2026-01-07" };
  const spring = { startDate: "2026-01-07", endDate: "2026-02-11", index: 0 };
  const autumn = { startDate: "2026-07-08", endDate: "2026-08-12", index: 1 };

  test("a course is one date from its first to its last meeting and repeats after its interval", () => {
    expect(occurrencesOf(recurrenceSchema.parse(course), "2026-01-01", "2026-12-31")).toEqual([
      spring,
      autumn,
    ]);
  });

  test("a running course is included until its last meeting", () => {
    const between = (from: string) => occurrencesOf(recurrenceSchema.parse(course), from, "2026-03-01");
    expect(between("2026-02-11")).toEqual([spring]);
    expect(between("2026-02-12")).toEqual([]);
  });
});

describe("on days that follow no rule", () => {
  const weekend = { every: "date", dates: ["2026-09-18", "2026-05-08"], days: 3 };

  test("dates are sorted and last the given number of days", () => {
    expect(occurrencesOf(recurrenceSchema.parse(weekend), "2026-01-01", "2026-12-31")).toEqual([
      { startDate: "2026-05-08", endDate: "2026-05-10", index: 0 },
      { startDate: "2026-09-18", endDate: "2026-09-20", index: 1 },
    ]);
  });

  test("a date is included on its last day and may fall on a public holiday", () => {
    expect(daysOf(weekend, "2026-05-10", "2026-06-01")).toEqual(["2026-05-08"]);
    expect(daysOf({ every: "date", dates: ["2026-12-25"] }, "2026-12-01", "2026-12-31")).toEqual([
      "2026-12-25",
    ]);
  });
});

test("the index of a date does not depend on the requested period", () => {
  const monthly = recurrenceSchema.parse({ every: "month", nth: 2, day: "dinsdag", from: "2026-01-01" });
  const late = occurrencesOf(monthly, "2026-06-01", "2026-06-30");
  expect(late).toEqual(occurrencesOf(monthly, "2026-01-01", "2026-06-30").slice(-1));
  expect(late[0]?.index).toBe(5);
});

test.each([
  [{ every: "week", day: "thursday", from: "2026-01-01" }],
  [{ every: "month", nth: 5, day: "dinsdag", from: "2026-01-01" }],
  [{ every: "week", day: "dinsdag", from: "2026-02-30" }],
  [{ every: "week", day: "dinsdag", from: "2026-01-01", except: ["july"] }],
  [{ every: "date", dates: [] }],
  [{ every: "moon", from: "2026-01-01" }],
])("%j is not a valid recurrence", (recurrence) => {
  expect(recurrenceSchema.safeParse(recurrence).success).toBe(false);
});
