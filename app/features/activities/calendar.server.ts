import { createHash } from "node:crypto";
import ICAL from "ical.js";
import { wallClock } from "~/utils/dates";
import { dayMs } from "~/utils/durations";
import type { ActivityPeriod } from "./model";
import { periodInWords } from "./moments";

const zone = "Europe/Amsterdam";

// RFC 5545 counts the space at the start of a folded line; the library does not.
ICAL.foldLength = 74;

/** Daylight saving rules of the Netherlands since 1996. */
const timeZoneRules = `BEGIN:VTIMEZONE
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
  /** Location in one line; empty if unknown. */
  place: string;
  /** Path of its page; its UID derives from it. */
  path: string;
}

interface CalendarSettings {
  name: string;
  /** Scheme and host of the site. */
  origin: string;
  now: Date;
}

/**
 * An iCalendar file (RFC 5545) with these activities, in Amsterdam time with the time zone rules included. An
 * activity without a time is an all-day event.
 */
export function calendarFile(events: CalendarEvent[], { name, origin, now }: CalendarSettings): string {
  const { host } = new URL(origin);
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", `-//${host}//activiteiten//NL`);
  calendar.addPropertyWithValue("x-wr-calname", name);
  // How often subscribers refresh the calendar.
  calendar.addPropertyWithValue("refresh-interval", ICAL.Duration.fromString("PT6H"));
  calendar.addSubcomponent(new ICAL.Component(ICAL.parse(timeZoneRules)));
  for (const event of events) {
    const component = new ICAL.Component("vevent");
    const url = `${origin}${event.path}`;
    component.addPropertyWithValue("uid", eventUid(event.path));
    component.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(now, true));
    const { start, end, hasMoreDays } = eventMoments(event);
    addTime(component, "dtstart", start);
    if (end) addTime(component, "dtend", end);
    component.addPropertyWithValue("summary", event.title);
    const paragraphs = [hasMoreDays && periodInWords(event), event.text, url];
    component.addPropertyWithValue("description", paragraphs.filter(Boolean).join("\n\n"));
    if (event.place) component.addPropertyWithValue("location", event.place);
    component.addPropertyWithValue("url", url);
    calendar.addSubcomponent(component);
  }
  return `${calendar.toString()}\r\n`;
}

/**
 * The UID of an activity. It leaves out the host name (as RFC 7986 advises), so an activity that is published by
 * several brands, or moves with the site, appears once in a calendar.
 */
function eventUid(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 32);
}

/** Adds a date, or a local time with its time zone. */
function addTime(component: ICAL.Component, name: string, value: string): void {
  const isDay = !value.includes("T");
  const time = isDay ? ICAL.Time.fromDateString(value) : ICAL.Time.fromDateTimeString(value);
  const property = component.addPropertyWithValue(name, time);
  if (!isDay) property.setParameter("tzid", zone);
}

/**
 * An end that is unknown or wrong is null: no event may end when it begins. Of several days with the same hours, such
 * as a course, only the first is certain: the others may be a day or a week apart.
 */
function eventMoments({ startDate, endDate, startTime, endTime }: ActivityPeriod) {
  const lastDay = endDate ?? startDate;
  // The end of an all-day event is exclusive.
  if (startTime === null) return { start: startDate, end: dayAfter(lastDay), hasMoreDays: false };
  const at = (day: string, time: number) => `${day}T${wallClock(time)}:00`;
  const start = at(startDate, startTime);
  const endsPastMidnight = endTime !== null && endTime < startTime;
  const hasMoreDays = lastDay > startDate && !endsPastMidnight;
  const nextDay = endsPastMidnight && lastDay === startDate;
  const endDay = hasMoreDays ? startDate : nextDay ? dayAfter(lastDay) : lastDay;
  const end = endTime === null ? null : at(endDay, endTime);
  return { start, end: end && end > start ? end : null, hasMoreDays };
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}
