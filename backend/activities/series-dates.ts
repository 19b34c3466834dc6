import { dateOf, dayNumberOf, daysAfter } from "../days";
import type { RegionSeries } from "../regions/region-file";
import type { SeriesSource } from "../regions/region-sources";
import { type Occurrence, occurrencesOf } from "./recurrence";

/** Days ahead for which dates are listed. */
export const plannedDays = 183;
const daysInMonth = 31;

/** Node id of a date = node id of its series × this + day number. */
const daysPerSeries = 100_000;

/** One date of a repeating activity, with its page address and texts. */
export interface SeriesDate extends Occurrence {
  source: SeriesSource;
  nid: number;
  address: string;
  title: string;
  /** Markdown. */
  introduction: string;
  /** Overrides of the series for this date. */
  edition?: RegionSeries["editions"][number];
}

/** Occurrences between two days (`YYYY-MM-DD`), in order, at most `plannedDays` after `today`. */
function occurrencesBetween(source: SeriesSource, from: string, to: string, today: string): Occurrence[] {
  const lastPlanned = daysAfter(today, plannedDays);
  return occurrencesOf(source.series.recurrence, from, to < lastPlanned ? to : lastPlanned);
}

/** A date with its address and texts; editions are used in turn. */
export function seriesDate(source: SeriesSource, occurrence: Occurrence): SeriesDate {
  const { editions, title, introduction_wysiwyg } = source.series;
  const edition = editions[occurrence.index % editions.length];
  return {
    ...occurrence,
    source,
    nid: source.nid * daysPerSeries + dayNumberOf(occurrence.startDate),
    address: `${source.address}-${occurrence.startDate}`,
    title: edition?.title ?? title,
    introduction: edition?.introduction_wysiwyg ?? introduction_wysiwyg,
    edition,
  };
}

/** The dates that end on or after `from`, at most `plannedDays` after `today`. */
export function datesFrom(source: SeriesSource, from: string, today: string): SeriesDate[] {
  const occurrences = occurrencesBetween(source, from, daysAfter(today, plannedDays), today);
  return occurrences.map((occurrence) => seriesDate(source, occurrence));
}

/** The first date that ends today or later. */
export function firstDateFrom(source: SeriesSource, today: string): SeriesDate | undefined {
  // Most series have a date in the next month, so the months after it are rarely counted out.
  for (const days of [daysInMonth, plannedDays]) {
    const [next] = occurrencesBetween(source, today, daysAfter(today, days), today);
    if (next) return seriesDate(source, next);
  }
  return undefined;
}

/** The date that begins on a given day. */
export function findDate(source: SeriesSource, date: string, today: string): SeriesDate | undefined {
  // The date comes from an address, so it may be invalid.
  if (Number.isNaN(dayNumberOf(date))) return undefined;
  const found = occurrencesBetween(source, date, date, today).find(({ startDate }) => startDate === date);
  return found && seriesDate(source, found);
}

/** The series and the day encoded in the node id of a date. */
export function decodeDateNid(nid: number): { seriesNid: number; date: string } {
  return { seriesNid: Math.floor(nid / daysPerSeries), date: dateOf(nid % daysPerSeries) };
}
