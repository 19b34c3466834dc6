import { createHash } from "node:crypto";
import ICAL from "ical.js";
import { wallClock } from "~/utils/dates";
import type { ActivityPeriod } from "./model";

const zone = "Europe/Amsterdam";

// The library does not count the space that a folded line begins with; RFC 5545 does.
ICAL.foldLength = 74;

/** The rules of the clock in the Netherlands since 1996. */
const clockRules = `BEGIN:VTIMEZONE
TZID:${zone}
BEGIN:DAYLIGHT
TZNAME:CEST
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:CET
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

export interface CalendarEvent extends ActivityPeriod {
  title: string;
  /** Plain text. */
  text: string;
  /** Where it is, in one line; empty where that is not known. */
  place: string;
  /** The path of its page: its identity in every calendar, now and later. */
  path: string;
}

interface CalendarSettings {
  name: string;
  /** Scheme and host that the pages stand on. */
  origin: string;
  now: Date;
}

/**
 * A calendar file (RFC 5545) with these activities, on Amsterdam's clock with its rules in the file. One without a
 * time takes the whole day.
 */
export function calendarFile(events: CalendarEvent[], { name, origin, now }: CalendarSettings): string {
  const { host } = new URL(origin);
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", `-//${host}//activiteiten//NL`);
  calendar.addPropertyWithValue("x-wr-calname", name);
  // Whoever follows the calendar asks again this often.
  calendar.addPropertyWithValue("refresh-interval", ICAL.Duration.fromString("PT6H"));
  calendar.addSubcomponent(new ICAL.Component(ICAL.parse(clockRules)));
  for (const event of events) {
    const component = new ICAL.Component("vevent");
    const url = `${origin}${event.path}`;
    component.addPropertyWithValue("uid", uidOf(event.path));
    component.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(now, true));
    const { start, end } = momentsOf(event);
    addMoment(component, "dtstart", start);
    addMoment(component, "dtend", end);
    component.addPropertyWithValue("summary", event.title);
    component.addPropertyWithValue("description", event.text ? `${event.text}\n\n${url}` : url);
    if (event.place) component.addPropertyWithValue("location", event.place);
    component.addPropertyWithValue("url", url);
    calendar.addSubcomponent(component);
  }
  return `${calendar.toString()}\r\n`;
}

/**
 * The identity of an activity: the same at every brand's address, and when the site moves to another one, so that no
 * calendar shows it twice (RFC 7986 advises against names of hosts).
 */
function uidOf(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 32);
}

/** A day, or a moment as on the wall: the property says which wall. */
function addMoment(component: ICAL.Component, name: string, value: string): void {
  const isDay = !value.includes("T");
  const time = isDay ? ICAL.Time.fromDateString(value) : ICAL.Time.fromDateTimeString(value);
  const property = component.addPropertyWithValue(name, time);
  if (!isDay) property.setParameter("tzid", zone);
}

function momentsOf({ startDate, endDate, startTime, endTime }: ActivityPeriod) {
  const lastDay = endDate ?? startDate;
  // The end of whole days is the day after the last one.
  if (startTime === null) return { start: startDate, end: dayAfter(lastDay) };
  const start = `${startDate}T${wallClock(startTime)}:00`;
  const end = `${lastDay}T${wallClock(endTime ?? startTime)}:00`;
  return { start, end: end < start ? start : end };
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
