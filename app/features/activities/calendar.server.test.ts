import { sync as nodeIcal, type VEvent } from "node-ical";
import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar.server";

const evening: CalendarEvent = {
  title: "Alzheimer Café: wat regel je op tijd?",
  text: "Een notaris vertelt; iedereen is welkom, ook zonder diagnose.\nKoffie staat klaar.",
  place: "De Tuinkamer, Lindelaan 12, Tiel",
  path: "/regios/rivierenland/activiteiten/alzheimer-cafe-tiel-2026-11-26",
  startDate: "2026-11-26",
  endDate: null,
  startTime: 19.5 * 3600,
  endTime: 21 * 3600,
};
const settings = {
  name: "Activiteiten",
  origin: "https://www.example.nl",
  now: new Date("2026-11-21T10:00:00Z"),
};

/** A calendar file with these events, parsed. */
function read(events: CalendarEvent[], changed: Partial<typeof settings> = {}) {
  const file = calendarFile(events, { ...settings, ...changed });
  const parts = Object.values(nodeIcal.parseICS(file));
  const found = parts.filter((part): part is VEvent => part?.type === "VEVENT");
  return { file, events: found };
}

test("a calendar file parses into the same activity", () => {
  const [event] = read([evening]).events;
  expect(event).toMatchObject({
    summary: evening.title,
    description: `${evening.text}\n\n${settings.origin}${evening.path}`,
    location: evening.place,
    url: `${settings.origin}${evening.path}`,
  });
});

test("times are in Amsterdam time, and the file has its time zone rules", () => {
  const { events, file } = read([evening]);
  expect(file).toContain("BEGIN:VTIMEZONE\r\nTZID:Europe/Amsterdam\r\n");
  expect(file).toContain("DTSTART;TZID=Europe/Amsterdam:20261126T193000\r\n");
  expect(file).toContain("DTSTAMP:20261121T100000Z\r\n");
  expect(events[0]?.start.toISOString()).toBe("2026-11-26T18:30:00.000Z");
  expect(events[0]?.end?.toISOString()).toBe("2026-11-26T20:00:00.000Z");
});

test.each([
  // The clocks go forward on 28 March 2027 at two, and back on 25 October 2026 at three.
  ["2027-03-27", "2027-03-27T09:00:00.000Z"],
  ["2027-03-28", "2027-03-28T08:00:00.000Z"],
  ["2026-10-24", "2026-10-24T08:00:00.000Z"],
  ["2026-10-25", "2026-10-25T09:00:00.000Z"],
])("ten o'clock in Amsterdam on %s is %s", (startDate, utc) => {
  const { events } = read([{ ...evening, startDate, startTime: 36_000, endTime: 39_600 }]);
  expect(events[0]?.start.toISOString()).toBe(utc);
});

test("the UID of an activity is the same at any time and host", () => {
  const later = read([evening], { now: new Date("2026-11-25T10:00:00Z") });
  expect(later.events[0]?.uid).toBe(read([evening]).events[0]?.uid);
  const elsewhere = read([evening], { origin: "https://samen.example.nl" });
  expect(later.events[0]?.uid).toBe(elsewhere.events[0]?.uid);
  const next = read([{ ...evening, path: evening.path.replace("11-26", "12-24") }]);
  expect(later.events[0]?.uid).not.toBe(next.events[0]?.uid);
});

test("an activity without a time is an all-day event", () => {
  const { events, file } = read([{ ...evening, endDate: "2026-11-28", startTime: null, endTime: null }]);
  expect(events[0]?.datetype).toBe("date");
  expect(file).toContain("DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261129\r\n");
});

test("an activity past midnight ends the next day", () => {
  const [event] = read([{ ...evening, endTime: 1800 }]).events;
  expect(event?.end?.toISOString()).toBe("2026-11-26T23:30:00.000Z");
});

test("of a course only the first day is an event, and its text names all days", () => {
  const course = { ...evening, endDate: "2026-12-17" };
  const [event, ...others] = read([course]).events;
  expect(others).toEqual([]);
  expect(event?.end?.toISOString()).toBe("2026-11-26T20:00:00.000Z");
  expect(event?.description).toMatch(
    /^donderdag 26 november 2026 tot en met donderdag 17 december 2026, 19.30 tot 21.00 uur\n\nEen notaris/,
  );
  expect(read([{ ...course, endTime: null }]).file).not.toContain("DTEND");
});

test("a night away is one event until the last day", () => {
  const [event] = read([{ ...evening, endDate: "2026-11-28", endTime: 10 * 3600 }]).events;
  expect(event?.end?.toISOString()).toBe("2026-11-28T09:00:00.000Z");
});

test.each([{ endTime: null }, { endTime: evening.startTime }, { endDate: "2026-11-20" }])(
  "an end that is unknown or not after the start is left out: %j",
  (change) => {
    const { events, file } = read([{ ...evening, ...change }]);
    expect([events.length, file.includes("DTEND")]).toEqual([1, false]);
  },
);

test("a title with calendar syntax is escaped", () => {
  const title = "Koffie, thee; \\en\r\nEND:VEVENT\r\nBEGIN:VEVENT";
  const { events, file } = read([{ ...evening, title }]);
  expect(events).toHaveLength(1);
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
});

test("lines have at most 75 bytes and end with CRLF", () => {
  const { file } = read([{ ...evening, text: "Een lange zin met é en ë. ".repeat(30) }]);
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("a calendar without activities is valid", () => {
  expect(read([]).events).toEqual([]);
});
