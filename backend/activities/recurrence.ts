import { z } from "zod";
import { dateSchema } from "../content/field-schemas";
import { dateOf, dayNumberOf, daysAfter, nextWeekday } from "../days";
import { isPublicHoliday } from "./public-holidays";

const months = [
  ...["januari", "februari", "maart", "april", "mei", "juni", "juli"],
  ...["augustus", "september", "oktober", "november", "december"],
];
export const weekdays = [
  "zondag",
  "maandag",
  "dinsdag",
  "woensdag",
  "donderdag",
  "vrijdag",
  "zaterdag",
] as const;

const span = {
  day: z.enum(weekdays),
  /** The first and last day on which the activity can take place. */
  from: dateSchema,
  until: dateSchema.optional(),
  /** Months without the activity, such as the summer months. */
  except: z.array(z.enum(months)).default([]),
  /** Single days on which the activity is cancelled. */
  cancelled: z.array(dateSchema).default([]),
};

/** The rule by which an activity repeats. */
export const recurrenceSchema = z.discriminatedUnion("every", [
  /** Every `weeks` weeks, counted from `from`. */
  z.strictObject({ every: z.literal("week"), weeks: z.int().min(1).default(1), ...span }),
  /** The first, second, third, fourth or last (-1) such weekday of each month. */
  z.strictObject({ every: z.literal("month"), nth: z.literal([1, 2, 3, 4, -1]), ...span }),
  /** A course of weekly meetings, repeated every `weeks` weeks. One date covers a whole course. */
  z.strictObject({
    every: z.literal("course"),
    meetings: z.int().min(2),
    weeks: z.int().min(2),
    ...span,
  }),
  /** Listed dates; `days` is the duration of each in days. */
  z.strictObject({
    every: z.literal("date"),
    dates: z.array(dateSchema).min(1),
    days: z.int().min(1).default(1),
  }),
]);
export type Recurrence = z.output<typeof recurrenceSchema>;

/** One date of a repeating activity. */
export interface Occurrence {
  /** First and last day, `YYYY-MM-DD` in Amsterdam; equal for a single day. */
  startDate: string;
  endDate: string;
  /** Number of the date since `from`, counted from 0; skipped dates are counted too. */
  index: number;
}

/**
 * The dates that overlap a period (`YYYY-MM-DD`, both ends included), in order. Public holidays are skipped, except
 * for listed dates.
 */
export function occurrencesOf(recurrence: Recurrence, from: string, to: string): Occurrence[] {
  if (recurrence.every === "date") {
    return [...recurrence.dates]
      .sort()
      .map((startDate, index) => ({ startDate, endDate: daysAfter(startDate, recurrence.days - 1), index }))
      .filter(({ startDate, endDate }) => startDate <= to && endDate >= from);
  }
  const first = recurrence.from;
  const last = recurrence.until && recurrence.until < to ? recurrence.until : to;
  const length = recurrence.every === "course" ? (recurrence.meetings - 1) * 7 : 0;
  // A course that began before the period may still be running.
  const earliest = [first, daysAfter(from, -length)].sort().at(-1) ?? first;
  const starts =
    recurrence.every === "month"
      ? daysOfMonths(recurrence, earliest, last)
      : daysOfWeeks(recurrence, earliest, last);
  return starts
    .filter(({ date }) => date >= earliest && date <= last)
    .filter(({ date }) => !recurrence.except.includes(months[Number(date.slice(5, 7)) - 1] ?? ""))
    .filter(({ date }) => !recurrence.cancelled.includes(date) && !isPublicHoliday(date))
    .map(({ date, index }) => ({ startDate: date, endDate: daysAfter(date, length), index }));
}

interface Start {
  date: string;
  index: number;
}

function daysOfWeeks(
  { day, from, weeks }: Extract<Recurrence, { every: "week" | "course" }>,
  earliest: string,
  last: string,
): Start[] {
  const step = weeks * 7;
  const first = nextWeekday(dayNumberOf(from), weekdays.indexOf(day));
  const starts: Start[] = [];
  const lastDay = dayNumberOf(last);
  let index = Math.max(0, Math.ceil((dayNumberOf(earliest) - first) / step));
  for (let number = first + index * step; number <= lastDay; number += step, index++) {
    starts.push({ date: dateOf(number), index });
  }
  return starts;
}

function daysOfMonths(
  { day, from, nth }: Extract<Recurrence, { every: "month" }>,
  earliest: string,
  last: string,
): Start[] {
  const weekday = weekdays.indexOf(day);
  const starts: Start[] = [];
  const firstMonth = monthNumberOf(from);
  for (let month = monthNumberOf(earliest); month <= monthNumberOf(last); month++) {
    const firstDay = dayOfMonth(month);
    // The last such weekday is seven days before the first one of the next month.
    const number =
      nth === -1
        ? nextWeekday(dayOfMonth(month + 1), weekday) - 7
        : nextWeekday(firstDay, weekday) + (nth - 1) * 7;
    starts.push({ date: dateOf(number), index: month - firstMonth });
  }
  return starts;
}

/** Months since the year 0. */
function monthNumberOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** The day number of the first of a month. */
function dayOfMonth(monthNumber: number): number {
  return dayNumberOf(
    new Date(Date.UTC(Math.floor(monthNumber / 12), monthNumber % 12, 1)).toISOString().slice(0, 10),
  );
}
