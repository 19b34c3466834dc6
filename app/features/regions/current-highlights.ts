import { hasBegun, hasEnded } from "~/utils/dates";

export interface HighlightPeriod {
  /** The first day on which it is visible (`YYYY-MM-DD`). */
  startDate: string | null;
  /** The last one. */
  endDate: string | null;
  modifiedDate: string | null;
}

const maxHighlights = 2;

/** The highlights that have started and not ended, last changed first, at most two. */
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
