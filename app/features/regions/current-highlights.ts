import { hasBegun, hasEnded } from "~/utils/dates";

/** When a highlight of a region may be seen: days (`YYYY-MM-DD`, in Amsterdam) or moments (ISO 8601). */
export interface HighlightPeriod {
  startDate: string | null;
  endDate: string | null;
  modifiedDate: string | null;
}

/** At most this many stand on a page (spec 001, section 9). */
const highlightsShown = 2;

/**
 * The highlights of now: start not after now, end not before now, newest change first, two at most (spec 001,
 * sections 5 and 7). A day counts as a whole, so one that ends today is still seen tonight.
 */
export function currentHighlights<H extends HighlightPeriod>(highlights: H[], now: Date): H[] {
  return highlights
    .filter(({ startDate }) => !startDate || hasBegun(startDate, now))
    .filter(({ endDate }) => !endDate || !hasEnded(endDate, now))
    .sort((one, other) => changedAt(other) - changedAt(one))
    .slice(0, highlightsShown);
}

function changedAt({ modifiedDate }: HighlightPeriod): number {
  return modifiedDate ? Date.parse(modifiedDate) : 0;
}
