import { z } from "zod";
import {
  datesFrom,
  decodeDateNid,
  findDate,
  firstDateFrom,
  type SeriesDate,
  seriesDate,
} from "../activities/series-dates";
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

/** The pages derived from `regions/` and `vacancies/`. They are expanded on request: too many to expand at start. */
export interface RegionPages {
  /** The page at an address. The address of a series gives the page of its next date. */
  find: (address: string, now: Date) => Page | undefined;
  /** The address of a node. */
  addressOf: (nid: number, now: Date) => string | undefined;
  /** Like `addressOf`; a series gives the address of its next date, or undefined without one. */
  currentAddressOf: (nid: number, now: Date) => string | undefined;
  /** Every public page; for series, their upcoming dates. */
  listed: (now: Date) => ListedAddress[];
  /** The documents for the search index. */
  documents: () => RegionDocument[];
  /** Expands every page and reports its problems. */
  check: (reportFor: (file: string) => Report) => void;
}

/** An address with the date (`YYYY-MM-DD`) of the last change of its page, if known. */
interface ListedAddress {
  address: string;
  changed: string | undefined;
}

// Invalid fields count as absent here; `expandPage` reports them.
const listedSchema = z.object({
  expire_date: dateSchema.optional().catch(undefined),
  hide_in_search: booleanSchema.catch(false),
  meta_tags: noIndexSchema,
  publication_date: dateSchema.optional().catch(undefined),
  /** The last day to apply. */
  end_date: dateSchema.optional().catch(undefined),
});

const datedAddress = /^(.+)-(\d{4}-\d{2}-\d{2})$/;

/** Creates the look-up. Invalid fields of a requested page are omitted and logged. */
export function createRegionPages(
  { sources: regionSources, series, daysAgo }: RegionSources,
  vacancies: VacancySources,
  library: Library,
): RegionPages {
  const sources = [...regionSources, ...vacancies.sources];
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

  return {
    find: (address, now) => {
      const source = sourceAt.get(address);
      if (source) return pageOf(source, now);
      const today = todayOf(now);
      const [, seriesAddress = address, day] = datedAddress.exec(address) ?? [];
      const found = seriesAt.get(seriesAddress);
      const date = found && (day ? findDate(found, day, today) : firstDateFrom(found, today));
      return date && datePage(date, today);
    },
    addressOf: (nid, now) => {
      if (nid <= 4 * maxNid) return byNid.get(nid);
      if (!Number.isSafeInteger(nid)) return undefined;
      const { seriesNid, date } = decodeDateNid(nid);
      const source = seriesByNid.get(seriesNid);
      return source && findDate(source, date, todayOf(now))?.address;
    },
    currentAddressOf: (nid, now) => {
      const source = seriesByNid.get(nid);
      return source ? firstDateFrom(source, todayOf(now))?.address : byNid.get(nid);
    },
    listed: (now) => {
      const today = todayOf(now);
      const isPublic = (source: PageSource) => {
        const { fields } = vacancies.onDay(source, today);
        const facts = listedSchema.parse(fields);
        const { expire_date, end_date, publication_date = today } = facts;
        const hasEnded = [expire_date, end_date].some((day = today) => day < today);
        const isHidden = facts.hide_in_search || facts.meta_tags;
        return source.status && !isHidden && !hasEnded && publication_date <= today;
      };
      return [
        ...sources.filter(isPublic).map(({ address, changed }) => {
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

/** One date without an edition and one date for each edition of the series. */
function datesOfEditions(source: SeriesSource): SeriesDate[] {
  const day = { startDate: "2000-01-01", endDate: "2000-01-01" };
  return [0, ...source.series.editions.keys()].map((index) => seriesDate(source, { ...day, index }));
}

function logFor({ file, address }: PageSource): Report {
  return (reason) => console.error(`content: ${file}: ${address}: ${reason}`);
}

/** The page of one date in the format of a page file. */
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

/** The first date after this one that has not ended. */
function nextDate({ source, startDate }: SeriesDate, today: string): SeriesDate | undefined {
  const from = startDate < today ? today : startDate;
  return datesFrom(source, from, today).find((date) => date.startDate > startDate);
}

function reference({ nid, title, address, startDate }: SeriesDate): Wire {
  const head = nodeHead({ nid, title, address, type: "activiteit", langcode: "nl" });
  return { ...head, field_start_date: [{ value: startDate }] };
}
