import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, paymentDayAfter, paymentDayAfterPause } from "./schedule";

const frequencies = ["maandelijks", "jaarlijks"] as const;
const anyDay = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const lastDate = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

test.each([
  ["2027-01-31", 1, "2027-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2027-01-31", 2, "2027-03-31"],
  ["2027-12-31", 2, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2028-02-29", 48, "2032-02-29"],
])("%s and %i months later is %s", (day, count, later) => {
  expect(addMonths(day, count)).toBe(later);
});

test.each([
  ["2026-03-28", "2026-03-29"],
  ["2026-10-24", "2026-10-25"],
  ["2026-10-25", "2026-10-26"],
  ["2027-12-31", "2028-01-01"],
])("the day after %s is %s, also when clocks change", (day, next) => {
  expect(addDays(day, 1)).toBe(next);
});

test("payments come on the day of the first one, or the last of the month, and none is skipped", () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.constantFrom(...frequencies),
      fc.integer({ min: 1, max: 40 }),
      (first, frequency, count) => {
        const step = frequency === "maandelijks" ? 1 : 12;
        let day = first;
        for (let index = 1; index <= count; index += 1) {
          const next = paymentDayAfter(first, frequency, day);
          expect(next > day).toBe(true);
          expect(monthsOf(next) - monthsOf(first)).toBe(index * step);
          expect(Number(next.slice(8))).toBe(Math.min(Number(first.slice(8)), lastDate(next)));
          day = next;
        }
      },
    ),
  );
});

test("after any day comes the first payment that is later", () => {
  fc.assert(
    fc.property(anyDay, anyDay, fc.constantFrom(...frequencies), (first, after, frequency) => {
      const next = paymentDayAfter(first, frequency, after);
      expect(next > after && next > first).toBe(true);
      const months = monthsOf(next) - monthsOf(first);
      const step = frequency === "maandelijks" ? 1 : 12;
      const before = addMonths(first, months - step);
      expect(before <= after || before <= first).toBe(true);
    }),
  );
});

test("a pause takes three months, and a yearly gift has none", () => {
  expect(paymentDayAfterPause("2023-03-25", "maandelijks", "2026-11-24", 3)).toBe("2027-02-25");
  expect(paymentDayAfterPause("2023-03-31", "maandelijks", "2026-11-30", 3)).toBe("2027-02-28");
  expect(paymentDayAfterPause("2023-03-25", "jaarlijks", "2026-11-24", 3)).toBeNull();
  fc.assert(
    fc.property(anyDay, anyDay, (first, today) => {
      const after = paymentDayAfterPause(first, "maandelijks", today, 3) ?? "";
      expect(after >= addMonths(today, 3)).toBe(true);
    }),
  );
});
