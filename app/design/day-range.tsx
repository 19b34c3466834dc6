import { amsterdamDay, dayRange } from "~/utils/dates";

/** A day in words, or from which until which day. */
export function DayRange({ start, end }: { start: string; end: string | null }) {
  const words = dayRange(start, end);
  const first = amsterdamDay(new Date(start));
  // The element of HTML names one moment, never a range.
  return end && amsterdamDay(new Date(end)) !== first ? words : <time dateTime={first}>{words}</time>;
}
