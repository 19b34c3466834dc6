import { amsterdamDay, dayRange } from "~/utils/dates";

/** A day or a range of days, in Dutch. */
export function DayRange({ start, end }: { start: string; end: string | null }) {
  const text = dayRange(start, end);
  const first = amsterdamDay(new Date(start));
  // The `time` element cannot express a range.
  return end && amsterdamDay(new Date(end)) !== first ? text : <time dateTime={first}>{text}</time>;
}
