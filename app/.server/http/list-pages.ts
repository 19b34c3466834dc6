import { type PageRequest, type Paging, pageCount } from "~/utils/pagination";
import { mapLoaded } from "./change-result";
import type { UpstreamResult } from "./result";

export interface ListPage<T> {
  items: T[];
  total: number;
}

/** A page of a list without a total. */
export interface OpenListPage<T> {
  items: T[];
  hasNext: boolean;
}

export interface LoadedList<T> extends ListPage<T> {
  paging: Paging;
}

/** 'Laad meer' shows at most this many pages together; beyond it a page stands alone. */
const mostTogether = 20;

/** Lists are shorter; a search engine refuses to look further than ten thousand entries anyway. */
const highestPage = 1000;

/**
 * The items that an address asks for: page n, or with 'Laad meer' pages 1 to n, n clamped to the last page.
 * `load` gets page numbers from 1. A page that fails fails the list.
 */
export async function loadList<T>(
  { page: wanted, fromFirst }: PageRequest,
  size: number,
  load: (page: number) => Promise<UpstreamResult<ListPage<T>>>,
): Promise<UpstreamResult<LoadedList<T>>> {
  let page = Math.min(wanted, highestPage);
  let asked = await load(page);
  if (page > 1 && asked.kind === "loaded" && asked.value.total === 0) {
    // Of a page beyond the last, some calls say no more than that there is nothing.
    page = 1;
    asked = await load(page);
  }
  if (asked.kind !== "loaded") return asked;
  const { total } = asked.value;
  const count = pageCount(total, size);
  const last = Math.min(wanted, highestPage, count);
  const pages = numbersOf({ page: last, fromFirst }).map((number) =>
    number === page ? asked : load(number),
  );
  return mapLoaded(allOf(await Promise.all(pages)), (loaded) => {
    const { items, before } = together(loaded);
    return { items, total, paging: { page: last, count, before } };
  });
}

/** The same of a list without a total: a page alone beyond the last is empty, pages together end with the last. */
export async function loadOpenList<T>(
  { page, fromFirst }: PageRequest,
  load: (page: number) => Promise<UpstreamResult<OpenListPage<T>>>,
): Promise<UpstreamResult<{ items: T[]; paging: Paging }>> {
  const pages = await Promise.all(numbersOf({ page, fromFirst }).map(load));
  return mapLoaded(allOf(pages), (loaded) => {
    const filled = loaded.filter(({ items }) => items.length > 0);
    const last = loaded.length > 1 ? Math.max(1, filled.length) : page;
    const count = filled.at(-1)?.hasNext ? last + 1 : last;
    const { items, before } = together(filled);
    return { items, paging: { page: last, count, before } };
  });
}

function numbersOf({ page, fromFirst }: PageRequest): number[] {
  if (!fromFirst || page > mostTogether) return [page];
  return Array.from({ length: page }, (_, index) => index + 1);
}

/** Every page, or the first failure. */
function allOf<P>(results: UpstreamResult<P>[]): UpstreamResult<P[]> {
  const pages: P[] = [];
  for (const result of results) {
    if (result.kind !== "loaded") return result;
    pages.push(result.value);
  }
  return { kind: "loaded", status: 200, value: pages };
}

/** The items of pages in one list, and how many of them stand before those of the last page. */
function together<T>(pages: { items: T[] }[]): { items: T[]; before: number } {
  const items = pages.flatMap((page) => page.items);
  return { items, before: items.length - (pages.at(-1)?.items.length ?? 0) };
}
