import { hasBegun, hasEnded } from "~/utils/dates";

/** When a highlight of a region is visible: dates (`YYYY-MM-DD`, in Amsterdam) or times (ISO 8601). */
export interface HighlightPeriod {
  startDate: string | null;
  endDate: string | null;
  modifiedDate: string | null;
}

const maxHighlights = 2;

/**
 * The highlights that have started and not ended, last changed first, at most two. An end date includes that whole
 * day.
 */
export function currentHighlights<H extends HighlightPeriod>(highlights: H[], now: Date): H[] {
  return highlights
    .filter(({ startDate }) => !startDate || hasBegun(startDate, now))
    .filter(({ endDate }) => !endDate || !hasEnded(endDate, now))
    .sort((one, other) => changedAt(other) - changedAt(one))
    .slice(0, maxHighlights);
}

function changedAt({ modifiedDate }: HighlightPeriod): number {
  return modifiedDate ? Date.parse(modifiedDate) : 0;
}
