import { dayRange, timeRange } from "~/utils/dates";
import { offsetDateTime } from "~/utils/offset-date-times";
import type { ActivityPeriod } from "./model";

/** 'dinsdag 1 december 2026, 10:00 tot 12:00 uur'; the times only where they are known. */
export function periodInWords({ startDate, endDate, startTime, endTime }: ActivityPeriod): string {
  const days = dayRange(startDate, endDate);
  return startTime === null ? days : `${days}, ${timeRange(startTime, endTime)}`;
}

/**
 * Begin and end for Event markup (schema.org): moments with their offset from UTC, or days where no time is known.
 * No end where nothing is known of it, or where it would come before the begin.
 */
export function eventMoments(period: ActivityPeriod): { startDate: string; endDate: string | null } {
  const { startDate, startTime, endTime } = period;
  const lastDay = period.endDate ?? (endTime === null ? null : startDate);
  const start = offsetDateTime(startDate, startTime);
  const end = lastDay && offsetDateTime(lastDay, endTime);
  return { startDate: start, endDate: end && Date.parse(end) >= Date.parse(start) ? end : null };
}
