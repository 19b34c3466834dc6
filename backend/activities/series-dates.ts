import { dateOf, dayNumberOf, daysAfter } from "../days";
import type { RegionSeries } from "../regions/region-file";
import type { SeriesSource } from "../regions/region-sources";
import { type Occurrence, occurrencesOf } from "./recurrence";

/** How far ahead activities are planned. */
export const plannedDays = 183;

/** The id of a date's node is that of its series times this, and the number of the day. */
const daysPerSeries = 100_000;

/** One date of an activity that comes back. */
export interface SeriesDate extends Occurrence {
  source: SeriesSource;
  nid: number;
  address: string;
  title: string;
  /** Markdown. */
  introduction: string;
  /** What this date has of its own. */
  edition?: RegionSeries["editions"][number];
}

/** The dates between two days (`YYYY-MM-DD`), in order, as far ahead of today as is planned. */
function datesOf(source: SeriesSource, from: string, to: string, today: string): SeriesDate[] {
  const lastPlanned = daysAfter(today, plannedDays);
  const { recurrence } = source.series;
  const occurrences = occurrencesOf(recurrence, from, to < lastPlanned ? to : lastPlanned);
  return occurrences.map((occurrence) => seriesDate(source, occurrence));
}

/** A date with what its turn gives it. */
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

/** The dates that end on a day or later, as far ahead as is planned. */
export function datesFrom(source: SeriesSource, from: string, today: string): SeriesDate[] {
  return datesOf(source, from, daysAfter(today, plannedDays), today);
}

/** The date that begins on a day. */
export function findDate(source: SeriesSource, date: string, today: string): SeriesDate | undefined {
  // An address may hold any digits.
  if (Number.isNaN(dayNumberOf(date))) return undefined;
  return datesOf(source, date, date, today).find(({ startDate }) => startDate === date);
}

/** The series and the day that the id of a date's node stands for. */
export function decodeDateNid(nid: number): { seriesNid: number; date: string } {
  return { seriesNid: Math.floor(nid / daysPerSeries), date: dateOf(nid % daysPerSeries) };
}
