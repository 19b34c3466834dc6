import { amsterdamDay } from "../app/utils/dates";
import { dayMs } from "../app/utils/durations";

/** The current date (`YYYY-MM-DD`) in the Netherlands. */
export const todayOf = amsterdamDay;

/** Days from 1 January 1970 to a `YYYY-MM-DD`, counted in UTC so that daylight saving time has no effect. */
export function dayNumberOf(date: string): number {
  return Date.parse(date) / dayMs;
}

/** The `YYYY-MM-DD` of a day number. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The first day on or after `day` that is the given weekday. Both days are day numbers. */
export function nextWeekday(day: number, weekday: number): number {
  return day + ((weekday - weekdayOf(day) + 7) % 7);
}

/** The `YYYY-MM-DD` a number of days after a date; a negative number gives an earlier date. */
export function daysAfter(date: string, days: number): string {
  return days === 0 ? date : dateOf(dayNumberOf(date) + days);
}
