import { describe, expect, test } from "vitest";
import { occurrencesOf, recurrenceSchema } from "./recurrence";

const daysOf = (recurrence: unknown, from: string, to: string) =>
  occurrencesOf(recurrenceSchema.parse(recurrence), from, to).map(({ startDate }) => startDate);

describe("every week", () => {
  const thursdays = { every: "week", day: "donderdag", from: "2026-01-01" };

  test("is on that day only, also when the clock goes forward and back", () => {
    expect(daysOf(thursdays, "2026-03-20", "2026-04-10")).toEqual(["2026-03-26", "2026-04-02", "2026-04-09"]);
    expect(daysOf(thursdays, "2026-10-18", "2026-11-06")).toEqual(["2026-10-22", "2026-10-29", "2026-11-05"]);
  });

  test("may be on the very Sunday the clock goes forward or back", () => {
    const sundays = { every: "week", day: "zondag", from: "2026-01-01" };
    expect(daysOf(sundays, "2026-03-29", "2026-03-29")).toEqual(["2026-03-29"]);
    expect(daysOf(sundays, "2026-10-25", "2026-10-25")).toEqual(["2026-10-25"]);
  });

  test("both ends of the time asked for count", () => {
    expect(daysOf(thursdays, "2026-02-05", "2026-02-12")).toEqual(["2026-02-05", "2026-02-12"]);
    expect(daysOf(thursdays, "2026-02-06", "2026-02-11")).toEqual([]);
  });

  test("begins and ends when it says", () => {
    const spring = { ...thursdays, from: "2026-02-06", until: "2026-02-19" };
    expect(daysOf(spring, "2026-01-01", "2026-12-31")).toEqual(["2026-02-12", "2026-02-19"]);
  });

  test("every other week counts from the first one, wherever the time asked for begins", () => {
    const fortnightly = { every: "week", day: "dinsdag", weeks: 2, from: "2026-01-01" };
    expect(daysOf(fortnightly, "2026-01-01", "2026-02-10")).toEqual([
      "2026-01-06",
      "2026-01-20",
      "2026-02-03",
    ]);
    expect(daysOf(fortnightly, "2026-01-07", "2026-02-10")).toEqual(["2026-01-20", "2026-02-03"]);
  });

  test("goes on over the end of the year, without the public holidays", () => {
    const fridays = { every: "week", day: "vrijdag", from: "2026-01-01" };
    expect(daysOf(fridays, "2026-12-18", "2027-01-10")).toEqual(["2026-12-18", "2027-01-08"]);
  });

  test("is not in the months and on the days that are left out", () => {
    const rest = { ...thursdays, except: ["juli", "augustus"], cancelled: ["2026-09-10"] };
    expect(daysOf(rest, "2026-06-20", "2026-09-18")).toEqual(["2026-06-25", "2026-09-03", "2026-09-17"]);
  });
});

describe("every month", () => {
  test.each([
    ["the second Tuesday", { nth: 2, day: "dinsdag" }, ["2026-01-13", "2026-02-10", "2026-03-10"]],
    [
      "the first Thursday, also where it is the first day",
      { nth: 1, day: "zondag" },
      ["2026-01-04", "2026-02-01", "2026-03-01"],
    ],
    ["the fourth Wednesday", { nth: 4, day: "woensdag" }, ["2026-01-28", "2026-02-25", "2026-03-25"]],
    [
      "the last Saturday, also where it is the last day",
      { nth: -1, day: "zaterdag" },
      ["2026-01-31", "2026-02-28", "2026-03-28"],
    ],
  ])("%s", (_, when, days) => {
    expect(daysOf({ every: "month", from: "2025-01-01", ...when }, "2026-01-01", "2026-03-31")).toEqual(days);
  });

  test("the last one of February in a leap year is on its 29th", () => {
    const lastTuesday = { every: "month", nth: -1, day: "dinsdag", from: "2020-01-01" };
    expect(daysOf(lastTuesday, "2028-02-01", "2028-02-29")).toEqual(["2028-02-29"]);
  });

  test("the last one differs from the fourth where a month has five", () => {
    const thursdays = (nth: number) => ({ every: "month", nth, day: "donderdag", from: "2026-01-01" });
    expect(daysOf(thursdays(4), "2026-10-01", "2026-10-31")).toEqual(["2026-10-22"]);
    expect(daysOf(thursdays(-1), "2026-10-01", "2026-10-31")).toEqual(["2026-10-29"]);
  });

  test("a day of the first month that lies before its beginning does not count", () => {
    const first = { every: "month", nth: 1, day: "maandag", from: "2026-01-20" };
    expect(daysOf(first, "2026-01-01", "2026-02-28")).toEqual(["2026-02-02"]);
  });

  test("falls out on a public holiday", () => {
    const mondays = { every: "month", nth: 1, day: "maandag", from: "2026-01-01" };
    expect(daysOf(mondays, "2026-04-01", "2026-05-31")).toEqual(["2026-05-04"]);
  });
});

describe("a course", () => {
  const course = { every: "course", day: "woensdag", meetings: 6, weeks: 26, from: "2026-01-07" };
  const spring = { startDate: "2026-01-07", endDate: "2026-02-11", index: 0 };
  const autumn = { startDate: "2026-07-08", endDate: "2026-08-12", index: 1 };

  test("is one date from its first to its last meeting, and begins again half a year later", () => {
    expect(occurrencesOf(recurrenceSchema.parse(course), "2026-01-01", "2026-12-31")).toEqual([
      spring,
      autumn,
    ]);
  });

  test("that is under way counts until its last meeting", () => {
    const between = (from: string) => occurrencesOf(recurrenceSchema.parse(course), from, "2026-03-01");
    expect(between("2026-02-11")).toEqual([spring]);
    expect(between("2026-02-12")).toEqual([]);
  });
});

describe("on days that follow no rule", () => {
  const weekend = { every: "date", dates: ["2026-09-18", "2026-05-08"], days: 3 };

  test("comes in order, and lasts as long as it says", () => {
    expect(occurrencesOf(recurrenceSchema.parse(weekend), "2026-01-01", "2026-12-31")).toEqual([
      { startDate: "2026-05-08", endDate: "2026-05-10", index: 0 },
      { startDate: "2026-09-18", endDate: "2026-09-20", index: 1 },
    ]);
  });

  test("is still there on its last day, and may be on a public holiday", () => {
    expect(daysOf(weekend, "2026-05-10", "2026-06-01")).toEqual(["2026-05-08"]);
    expect(daysOf({ every: "date", dates: ["2026-12-25"] }, "2026-12-01", "2026-12-31")).toEqual([
      "2026-12-25",
    ]);
  });
});

test("the number of a date does not depend on what is asked for", () => {
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
])("%j is no recurrence", (recurrence) => {
  expect(recurrenceSchema.safeParse(recurrence).success).toBe(false);
});
