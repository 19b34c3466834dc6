import { maxNid, nidsOf } from "../content/identifiers";
import { daysAfter } from "../days";
import type { PageSource } from "../pages/page-sources";
import type { PageType } from "../pages/page-types";
import type { FileVacancy, VacancyFile, VacancyFileKind } from "./vacancy-files";

/** The files of `vacancies/` as pages. */
export interface VacancySources {
  /** The pages without the dates relative to today. */
  sources: PageSource[];
  addresses: ReadonlyMap<string, number>;
  /** Adds the dates of a page for a given day (`YYYY-MM-DD`). Pages of other files are returned unchanged. */
  onDay: (source: PageSource, today: string) => PageSource;
}

const pageTypes: Record<VacancyFileKind, PageType> = {
  regional: "regio_vacancies",
  national: "vacancies",
  corporate: "corporate_vacature",
};

function folderOf(kind: VacancyFileKind, { region }: FileVacancy): string {
  const folders: Record<VacancyFileKind, string> = {
    regional: `/regios/${region}/vrijwilligerswerk`,
    national: "/vrijwilligerswerk",
    corporate: "/over-ons/werken-bij-alzheimer-nederland",
  };
  return folders[kind];
}

/** Converts the files of `vacancies/` to pages. Addresses in `taken` are skipped: `pages/` has a page for them. */
export function vacancySources(
  files: readonly VacancyFile[],
  taken: { has: (address: string) => boolean },
): VacancySources {
  const entries = files
    .flatMap(({ file, kind, items }) =>
      items.map((item) => ({ file, kind, item, address: `${folderOf(kind, item)}/${item.slug}` })),
    )
    .filter(({ address }) => !taken.has(address));
  const keys = nidsOf(entries.map(({ address }) => address));
  // Ids start above those of pages, building blocks and regions.
  const addresses = new Map([...keys].map(([address, nid]) => [address, 3 * maxNid + nid]));
  const days = new Map(entries.map(({ address, item }) => [address, item]));
  return {
    sources: entries.map(({ file, kind, item, address }) => {
      const { slug: _, region, title, changed: __, published_ago: ___, ends_in: ____, ...fields } = item;
      return {
        file,
        address,
        nid: addresses.get(address) ?? 0,
        type: pageTypes[kind],
        title,
        status: true,
        langcode: "nl",
        fields: { ...fields, ...(region ? { regio: `/regios/${region}` } : {}) },
      };
    }),
    addresses,
    onDay: (source, today) => {
      const item = days.get(source.address);
      if (!item || source.nid !== addresses.get(source.address)) return source;
      const created = daysAfter(today, -item.published_ago);
      const end = item.ends_in === undefined ? {} : { end_date: daysAfter(today, item.ends_in) };
      return { ...source, created, changed: created, fields: { ...source.fields, ...end } };
    },
  };
}
