import { z } from "zod";
import { datesFrom, decodeDateNid, findDate, type SeriesDate, seriesDate } from "../activities/series-dates";
import { booleanSchema, dateSchema } from "../content/field-schemas";
import { maxNid } from "../content/identifiers";
import { noIndexSchema } from "../content/no-index";
import type { Report } from "../content/yaml-files";
import { daysAfter, todayOf } from "../days";
import type { Library, Wire } from "../pages/expand-fields";
import { expandPage, nodeHead, type Page } from "../pages/expand-page";
import type { PageSource } from "../pages/page-sources";
import type { VacancySources } from "../vacancies/vacancy-sources";
import type { RegionSources, SeriesSource } from "./region-sources";
import { type RegionDocument, searchDocuments } from "./search-documents";

/** The pages of `regions/` and `vacancies/`. They are expanded when somebody asks for them: there are too many for the start. */
export interface RegionPages {
  /** The page at an address. That of a series without a date is the page of its next date. */
  find: (address: string, now: Date) => Page | undefined;
  /** The address of a node. */
  addressOf: (nid: number, now: Date) => string | undefined;
  /** The same, of a series that of its next date; undefined where there is none. */
  visitedAddressOf: (nid: number, now: Date) => string | undefined;
  /** Every page that anyone may find: of what comes back the dates to come. */
  listed: (now: Date) => ListedAddress[];
  /** What the search looks through. */
  documents: () => RegionDocument[];
  /** Expands every page, and reports what is wrong with it. */
  check: (reportFor: (file: string) => Report) => void;
}

/** An address, and the day (`YYYY-MM-DD`) its page last changed, where that is known. */
interface ListedAddress {
  address: string;
  changed: string | undefined;
}

// What is wrong with these is reported where the page is expanded; then it is absent here.
const listedFacts = z.object({
  expire_date: dateSchema.optional().catch(undefined),
  hide_in_search: booleanSchema.catch(false),
  meta_tags: noIndexSchema,
  publication_date: dateSchema.optional().catch(undefined),
  /** The last day to apply. */
  end_date: dateSchema.optional().catch(undefined),
});

const datedAddress = /^(.+)-(\d{4}-\d{2}-\d{2})$/;

/** Makes the look-up. What is wrong with a page that is asked for is left out of it and stands in the log. */
export function createRegionPages(
  { sources: ofRegions, series, daysAgo }: RegionSources,
  vacancies: VacancySources,
  library: Library,
): RegionPages {
  const sources = [...ofRegions, ...vacancies.sources];
  const sourceAt = new Map(sources.map((source) => [source.address, source]));
  const seriesAt = new Map(series.map((source) => [source.address, source]));
  const byNid = new Map([...sources, ...series].map(({ nid, address }) => [nid, address]));
  const seriesByNid = new Map(series.map((source) => [source.nid, source]));

  const pageOf = (source: PageSource, now: Date) => {
    const days = daysAgo.get(source.address);
    if (days === undefined) {
      return expandPage(vacancies.onDay(source, todayOf(now)), library, logFor(source));
    }
    const date = daysAfter(todayOf(now), -days);
    const fields = { ...source.fields, publication_date: date };
    return expandPage({ ...source, created: date, changed: date, fields }, library, logFor(source));
  };
  const datePage = (date: SeriesDate, today: string): Page => {
    const source = dateSource(date);
    const page = expandPage(source, library, logFor(source));
    const next = nextDate(date, today);
    return next ? { ...page, wire: { ...page.wire, field_next_activity: [reference(next)] } } : page;
  };
  const upcoming = (source: SeriesSource, today: string) => datesFrom(source, today, today)[0];

  return {
    find: (address, now) => {
      const source = sourceAt.get(address);
      if (source) return pageOf(source, now);
      const today = todayOf(now);
      const [, seriesAddress = address, day] = datedAddress.exec(address) ?? [];
      const found = seriesAt.get(seriesAddress);
      const date = found && (day ? findDate(found, day, today) : upcoming(found, today));
      return date && datePage(date, today);
    },
    addressOf: (nid, now) => {
      if (nid <= 4 * maxNid) return byNid.get(nid);
      if (!Number.isSafeInteger(nid)) return undefined;
      const { seriesNid, date } = decodeDateNid(nid);
      const source = seriesByNid.get(seriesNid);
      return source && findDate(source, date, todayOf(now))?.address;
    },
    visitedAddressOf: (nid, now) => {
      const source = seriesByNid.get(nid);
      return source ? upcoming(source, todayOf(now))?.address : byNid.get(nid);
    },
    listed: (now) => {
      const today = todayOf(now);
      const isFound = (source: PageSource) => {
        const { fields } = vacancies.onDay(source, today);
        const facts = listedFacts.parse(fields);
        const { expire_date, end_date, publication_date = today } = facts;
        const isOver = [expire_date, end_date].some((day = today) => day < today);
        const isHidden = facts.hide_in_search || facts.meta_tags;
        return source.status && !isHidden && !isOver && publication_date <= today;
      };
      return [
        ...sources.filter(isFound).map(({ address, changed }) => {
          const days = daysAgo.get(address);
          return { address, changed: days === undefined ? changed : daysAfter(today, -days) };
        }),
        ...series.flatMap((source) =>
          datesFrom(source, today, today).map(({ address }) => ({
            address,
            changed: source.series.changed,
          })),
        ),
      ];
    },
    documents: () => searchDocuments({ sources, series }),
    check: (reportFor) => {
      const dates = series.flatMap(datesOfEditions).map(dateSource);
      for (const source of [...sources, ...dates]) {
        const report = reportFor(source.file);
        const fields = { publication_date: "2000-01-01", ...source.fields };
        const dated = daysAgo.has(source.address) ? { ...source, fields } : source;
        expandPage(dated, library, (reason) => report(`${source.address}: ${reason}`));
      }
    },
  };
}

/** One date for each thing that dates can have of their own. */
function datesOfEditions(source: SeriesSource): SeriesDate[] {
  const day = { startDate: "2000-01-01", endDate: "2000-01-01" };
  return [0, ...source.series.editions.keys()].map((index) => seriesDate(source, { ...day, index }));
}

function logFor({ file, address }: PageSource): Report {
  return (reason) => console.error(`content: ${file}: ${address}: ${reason}`);
}

/** The page of one date, as if an editor had written it. */
function dateSource({
  source,
  nid,
  address,
  title,
  introduction,
  edition,
  ...period
}: SeriesDate): PageSource {
  const { file, regionAddress, locationAddress, series } = source;
  const { slug, recurrence, editions, title: _, changed, locatie, page_content = [], ...fields } = series;
  const text = edition?.text ? [{ type: "text", text: edition.text }] : [];
  const { startDate, endDate } = period;
  return {
    file,
    address,
    nid,
    type: "activiteit",
    title,
    status: true,
    langcode: "nl",
    created: changed,
    changed,
    fields: {
      ...fields,
      introduction_wysiwyg: introduction,
      regio: regionAddress,
      start_date: startDate,
      ...(endDate === startDate ? {} : { end_date: endDate }),
      ...(locationAddress ? { locatie: locationAddress } : {}),
      page_content: [...text, ...page_content],
    },
  };
}

/** The first date after this one that is not over. */
function nextDate({ source, startDate }: SeriesDate, today: string): SeriesDate | undefined {
  const from = startDate < today ? today : startDate;
  return datesFrom(source, from, today).find((date) => date.startDate > startDate);
}

function reference({ nid, title, address, startDate }: SeriesDate): Wire {
  const head = nodeHead({ nid, title, address, type: "activiteit", langcode: "nl" });
  return { ...head, field_start_date: [{ value: startDate }] };
}
