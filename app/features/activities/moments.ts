import { dayRange, timeRange } from "~/utils/dates";
import { offsetDateTime } from "~/utils/offset-date-times";
import type { ActivityPeriod } from "./model";

/** 'dinsdag 1 december 2026, 10.00 tot 12.00 uur'; without times if they are unknown. */
export function periodInWords({ startDate, endDate, startTime, endTime }: ActivityPeriod): string {
  const days = dayRange(startDate, endDate);
  return startTime === null ? days : `${days}, ${timeRange(startTime, endTime)}`;
}

/**
 * Start and end for schema.org Event markup: times with their UTC offset, or dates if no time is known. The end is
 * null if it is unknown or before the start.
 */
export function eventMoments(period: ActivityPeriod): { startDate: string; endDate: string | null } {
  const { startDate, startTime, endTime } = period;
  const lastDay = period.endDate ?? (endTime === null ? null : startDate);
  const start = offsetDateTime(startDate, startTime);
  const end = lastDay && offsetDateTime(lastDay, endTime);
  return { startDate: start, endDate: end && Date.parse(end) >= Date.parse(start) ? end : null };
}
