import type { DonationFrequency } from "../../app/fields/donation-frequencies";
import { dayMs } from "../../app/utils/durations";

type StandingFrequency = Exclude<DonationFrequency, "eenmalig">;

/** All dates are days in Amsterdam, as 'yyyy-mm-dd': days have no hours, so summer time does not move them. */
const months: Readonly<Record<StandingFrequency, number>> = { maandelijks: 1, jaarlijks: 12 };

/** The day some months later; the last of the month where it has no such day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const index = year * 12 + month - 1 + count;
  const [laterYear, laterMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const lastDate = new Date(Date.UTC(laterYear, laterMonth, 0)).getUTCDate();
  return [
    String(laterYear).padStart(4, "0"),
    String(laterMonth).padStart(2, "0"),
    String(Math.min(date, lastDate)).padStart(2, "0"),
  ].join("-");
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/**
 * The first payment day after another day. Each is counted from the first payment, so that a gift of the 31st comes on
 * the 28th in February and on the 31st again in March.
 * @param first the day of the first payment
 */
export function paymentDayAfter(first: string, frequency: StandingFrequency, after: string): string {
  const step = months[frequency];
  const [year = 0, month = 0] = first.split("-").map(Number);
  const [afterYear = 0, afterMonth = 0] = after.split("-").map(Number);
  const between = (afterYear - year) * 12 + afterMonth - month;
  const count = Math.max(1, Math.floor(between / step));
  const candidates = [count, count + 1].map((times) => addMonths(first, times * step));
  return candidates.find((day) => day > after) ?? addMonths(first, (count + 2) * step);
}

/**
 * The first payment day after a pause that begins now; null where there is nothing to skip, as with a yearly gift.
 * @param today the day on which it begins
 */
export function paymentDayAfterPause(
  first: string,
  frequency: StandingFrequency,
  today: string,
  pauseMonths: number,
): string | null {
  if (frequency === "jaarlijks") return null;
  return paymentDayAfter(first, frequency, addDays(addMonths(today, pauseMonths), -1));
}
