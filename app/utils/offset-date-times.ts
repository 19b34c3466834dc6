const offsets = new Intl.DateTimeFormat("en", { timeZone: "Europe/Amsterdam", timeZoneName: "longOffset" });
const hourMs = 3_600_000;

/**
 * '2027-03-04T14:00:00+01:00': a day (`YYYY-MM-DD`) and seconds from midnight on the wall clock in Amsterdam, with
 * the offset that holds then. Without a time the day alone. In the hour that comes twice the first one is meant.
 */
export function offsetDateTime(day: string, seconds: number | null): string {
  if (seconds === null) return day;
  const wall = new Date(Date.parse(`${day}T00:00:00Z`) + seconds * 1000);
  // Read as UTC the wall clock is one or two hours ahead: going back two never skips the moment the clocks change.
  return wall.toISOString().slice(0, 19) + offsetAt(new Date(wall.getTime() - 2 * hourMs));
}

function offsetAt(moment: Date): string {
  const name = offsets.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.replace("GMT", "") || "+00:00";
}
