const millisecondsInDay = 86_400_000;
const amsterdamDate = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" });

/** The day (`YYYY-MM-DD`) it is in the Netherlands. */
export function todayOf(now: Date): string {
  return amsterdamDate.format(now);
}

/**
 * Days since 1 January 1970 of a `YYYY-MM-DD`. Days are counted as if all were in UTC, so the hour that comes
 * and goes with summer time plays no part.
 */
export function dayNumberOf(date: string): number {
  return Date.parse(date) / millisecondsInDay;
}

/** The `YYYY-MM-DD` of a day number. */
export function dateOf(day: number): string {
  return new Date(day * millisecondsInDay).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The first such weekday on or after a day. */
export function nextWeekday(day: number, weekday: number): number {
  return day + ((weekday - weekdayOf(day) + 7) % 7);
}

/** A number of days after a day, or before it. */
export function daysAfter(date: string, days: number): string {
  return days === 0 ? date : dateOf(dayNumberOf(date) + days);
}
