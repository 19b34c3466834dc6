import { hourMs } from "./durations";

const offsets = new Intl.DateTimeFormat("en", { timeZone: "Europe/Amsterdam", timeZoneName: "longOffset" });

/**
 * '2027-03-04T14:00:00+01:00': a day (`YYYY-MM-DD`) and seconds since midnight in local time in Amsterdam, with the
 * offset at that moment. Without a time, the day. A repeated hour (end of summer time) is the first one.
 */
export function offsetDateTime(day: string, seconds: number | null): string {
  if (seconds === null) return day;
  const wall = new Date(Date.parse(`${day}T00:00:00Z`) + seconds * 1000);
  // Local time read as UTC is one or two hours late, so two hours earlier is at or before the real moment.
  return wall.toISOString().slice(0, 19) + offsetAt(new Date(wall.getTime() - 2 * hourMs));
}

function offsetAt(moment: Date): string {
  const name = offsets.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.replace("GMT", "") || "+00:00";
}
