import { dayMs, hourMs, minuteMs } from "./durations";

const zone = "Europe/Amsterdam";

const long = new Intl.DateTimeFormat("nl-NL", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: zone,
});

/** 'dinsdag 4 maart 2027', in Amsterdam. */
export function longDate(iso: string): string {
  return long.format(new Date(iso));
}

const sortable = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });

const month = new Intl.DateTimeFormat("nl-NL", { month: "long", year: "numeric", timeZone: zone });

/** 'maart 2027', in Amsterdam. */
export function monthAndYear(iso: string): string {
  return month.format(new Date(iso));
}

const clock = new Intl.DateTimeFormat("nl-NL", { hour: "2-digit", minute: "2-digit", timeZone: zone });

/** 'dinsdag 4 maart 2027, 14.00 uur', in Amsterdam. */
export function longMoment(iso: string): string {
  return `${longDate(iso)}, ${timeOfDay(iso)}`;
}

/** '14.00 uur', in Amsterdam. */
export function timeOfDay(iso: string): string {
  return `${written(clock.format(new Date(iso)))} uur`;
}

let known = { minute: Number.NaN, day: "" };

/** '2027-03-04', the day in Amsterdam. */
export function amsterdamDay(moment: Date): string {
  // Every request asks for today, and days begin at a whole minute.
  const minute = Math.floor(moment.getTime() / minuteMs);
  if (minute !== known.minute) known = { minute, day: sortable.format(moment) };
  return known.day;
}

/** The start of the next day in Amsterdam, in milliseconds since 1970. */
export function nextMidnight(moment: Date): number {
  const day = amsterdamDay(moment);
  // Midnight in Amsterdam is two hours before midnight in UTC in summer, and one hour in winter.
  const utcMidnight = Date.parse(day) + dayMs;
  const summerMidnight = utcMidnight - 2 * hourMs;
  return amsterdamDay(new Date(summerMidnight)) > day ? summerMidnight : utcMidnight - hourMs;
}

/** The next time that it is a whole hour of the day in Amsterdam. @param hour between 4 and 23 */
export function nextTimeOfDay(moment: Date, hour: number): Date {
  const today = timeOn(amsterdamDay(moment), hour);
  return today > moment ? today : timeOn(amsterdamDay(new Date(nextMidnight(moment))), hour);
}

function timeOn(day: string, hour: number): Date {
  const summer = new Date(Date.parse(day) + (hour - 2) * hourMs);
  const isSummer = Number.parseInt(clock.format(summer), 10) === hour;
  return isSummer ? summer : new Date(summer.getTime() + hourMs);
}

const shortDate = new Intl.DateTimeFormat("nl-NL", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: zone,
});

/** The parts of a short date: 'do', '4', 'mrt'. */
export function calendarDate(iso: string): { weekday: string; day: string; month: string } {
  const parts = shortDate.formatToParts(new Date(iso));
  const part = (type: string) =>
    parts.find((candidate) => candidate.type === type)?.value.replace(".", "") ?? "";
  return { weekday: part("weekday"), day: part("day"), month: part("month") };
}

/** Whether a day (`YYYY-MM-DD`) has begun in Amsterdam. */
export function hasBegun(day: string, now: Date): boolean {
  return day <= amsterdamDay(now);
}

/** Whether a day (`YYYY-MM-DD`) is over in Amsterdam. */
export function hasEnded(day: string, now: Date): boolean {
  return day < amsterdamDay(now);
}

/** The first moment at which `hasBegun` is true, in milliseconds since 1970. */
export function startOf(day: string): number {
  return nextMidnight(new Date(Date.parse(day) - 12 * hourMs));
}

/** The first moment at which `hasEnded` is true, in milliseconds since 1970. */
export function endOf(day: string): number {
  return nextMidnight(new Date(Date.parse(day) + 12 * hourMs));
}

/** 'donderdag 4 maart 2027', or 'donderdag 4 maart 2027 tot en met zaterdag 6 maart 2027'. */
export function dayRange(start: string, end: string | null): string {
  const [first, last] = [longDate(start), end && longDate(end)];
  return !last || last === first ? first : `${first} tot en met ${last}`;
}

/** '14:00', from seconds since midnight in local time, without time zone conversion. */
export function wallClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/** The one notation of times on pages: '09:30' is written as 9.30. */
function written(time: string): string {
  return time.replace(":", ".").replace(/^0(?=\d)/, "");
}

/** '14.00 uur', or '14.00 tot 16.00 uur'. */
export function timeRange(start: number, end: number | null): string {
  return end === null || end === start
    ? `${written(wallClock(start))} uur`
    : `${written(wallClock(start))} tot ${written(wallClock(end))} uur`;
}
