import { calendarDate } from "~/utils/dates";

/** A date as a calendar leaf, beside the same date in words. @param date ISO 8601 */
export function DateTile({ date }: { date: string }) {
  const { weekday, day, month } = calendarDate(date);
  return (
    <div className="date" aria-hidden="true">
      <span>{weekday}</span> <b>{day}</b> <span>{month}</span>
    </div>
  );
}
