import { maxNid, nidsOf } from "../content/identifiers";
import type { PageSource } from "../pages/page-sources";
import type { Term } from "../taxonomies/taxonomies";
import type { RegionFile } from "./read-regions";
import type { RegionSeries } from "./region-file";

/** A repeating activity. Its address without a date gives the page of its next date. */
export interface SeriesSource {
  file: string;
  nid: number;
  address: string;
  /** The address of its region. */
  regionAddress: string;
  /** The address of its location. */
  locationAddress?: string;
  /** The series, completed with the name, address and coordinates of its location. */
  series: RegionSeries;
}

export interface RegionSources {
  /** The pages that do not depend on the date. */
  sources: PageSource[];
  /** Days since publication of news items with a relative date, by address. */
  daysAgo: ReadonlyMap<string, number>;
  series: SeriesSource[];
  /** Node ids by address, including those of series. */
  addresses: ReadonlyMap<string, number>;
}

type Entry = Pick<PageSource, "file" | "address" | "type" | "title" | "changed" | "fields">;

/** Converts the files of `regions/` to pages. Addresses in `taken` are skipped: `pages/` has a page for them. */
export function regionSources(
  files: readonly RegionFile[],
  taken: { has: (address: string) => boolean },
  municipalities: readonly Term[],
): RegionSources {
  const termIds = new Map(municipalities.map(({ id, name }) => [name, id]));
  const entries = files
    .flatMap((file) => entriesOf(file, termIds))
    .filter(({ address }) => !taken.has(address));
  const series = files.flatMap(seriesOf).filter(({ address }) => !taken.has(address));
  const keys = nidsOf([...entries, ...series].map(({ address }) => address));
  // Ids start above those of pages and building blocks.
  const nidOf = (address: string) => 2 * maxNid + (keys.get(address) ?? 0);
  return {
    sources: entries.map((entry) => ({
      ...entry,
      nid: nidOf(entry.address),
      status: true,
      langcode: "nl",
      created: entry.changed,
    })),
    daysAgo: new Map(
      files.flatMap(({ address, region }) =>
        region.news.flatMap(({ slug, days_ago }) =>
          days_ago === undefined ? [] : [[`${address}/nieuws/${slug}`, days_ago] as const],
        ),
      ),
    ),
    series: series.map((each) => ({ ...each, nid: nidOf(each.address) })),
    addresses: new Map([...keys.keys()].map((address) => [address, nidOf(address)])),
  };
}

function entriesOf({ file, address, region }: RegionFile, termIds: ReadonlyMap<string, number>): Entry[] {
  const { page, about, geo, locations, news } = region;
  const municipalities = region.municipalities.flatMap((name) => termIds.get(name) ?? []);
  const regio = address;
  const entries: Entry[] = [];
  if (page) {
    entries.push({ file, address, type: "regio", ...withoutBase(page, { geo, municipalities }) });
  }
  if (about) {
    const place = `${address}/over-de-regio`;
    entries.push({ file, address: place, type: "over_de_regio", ...withoutBase(about, { regio }) });
  }
  for (const { slug, ...location } of locations) {
    const place = `${address}/locaties/${slug}`;
    entries.push({ file, address: place, type: "location", ...withoutBase(location, { regio }) });
  }
  for (const { slug, days_ago, changed, ...item } of news) {
    const place = `${address}/nieuws/${slug}`;
    const dated = { changed: changed ?? item.publication_date, ...item };
    entries.push({ file, address: place, type: "regio_nieuws", ...withoutBase(dated, { regio }) });
  }
  return entries;
}

/** Separates the base fields of a node (title, changed) from its other fields. */
function withoutBase<Page extends { title: string; changed?: string }>(
  { title, changed, ...fields }: Page,
  extraFields: Record<string, unknown>,
) {
  return { title, changed, fields: { ...fields, ...extraFields } };
}

function seriesOf({ file, address, region }: RegionFile): Omit<SeriesSource, "nid">[] {
  return region.series.map((series) => {
    const location = region.locations.find(({ slug }) => slug === series.locatie);
    const place = location && {
      location: location.address.organization ?? location.title,
      address: location.address,
      ...(location.geo ? { geo: location.geo } : {}),
    };
    return {
      file,
      address: `${address}/activiteiten/${series.slug}`,
      regionAddress: address,
      locationAddress: series.locatie && `${address}/locaties/${series.locatie}`,
      series: { ...place, ...series },
    };
  });
}
