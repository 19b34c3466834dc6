import { type PageRequest, type Paging, pageCount } from "~/utils/pagination";
import { failed } from "./call";
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

/** 'Laad meer' combines at most this many pages; beyond it only the requested page is loaded. */
const maxCombinedPages = 20;

/** Search engines return no more than about ten thousand entries. */
const maxPage = 1000;

/**
 * Loads page n of a list, or with 'Laad meer' pages 1 to n, n clamped to the last page. `load` gets page numbers from
 * 1. If one page fails, the list fails.
 */
export async function loadList<T>(
  { page: requestedPage, fromFirst }: PageRequest,
  size: number,
  load: (page: number) => Promise<UpstreamResult<ListPage<T>>>,
): Promise<UpstreamResult<LoadedList<T>>> {
  let page = Math.min(requestedPage, maxPage);
  let loaded = await load(page);
  if (page > 1 && loaded.kind === "loaded" && loaded.value.total === 0) {
    // Some calls return no total for a page beyond the last.
    page = 1;
    loaded = await load(page);
  }
  if (loaded.kind !== "loaded") return loaded;
  const { total } = loaded.value;
  const count = pageCount(total, size);
  const last = Math.min(requestedPage, maxPage, count);
  const pages = pageNumbers({ page: last, fromFirst }).map((number) =>
    number === page ? loaded : load(number),
  );
  const list = mapLoaded(combineResults(await Promise.all(pages)), (listPages) => {
    const { items, before } = combineItems(listPages);
    return { items, total, paging: { page: last, count, before } };
  });
  // A count above an empty list is a defect of the upstream, not a list without results.
  const isCountOnly = list.kind === "loaded" && list.value.total > 0 && list.value.items.length === 0;
  return isCountOnly ? failed(200, "a total without items") : list;
}

/** Loads a list without a total; a page beyond the last is the last, found by halving. */
export async function loadOpenList<T>(
  request: PageRequest,
  load: (page: number) => Promise<UpstreamResult<OpenListPage<T>>>,
): Promise<UpstreamResult<{ items: T[]; paging: Paging }>> {
  const { page, fromFirst } = { ...request, page: Math.min(request.page, maxPage) };
  const pages = await Promise.all(pageNumbers({ page, fromFirst }).map(load));
  const [single] = pages;
  if (page > 1 && pages.length === 1 && single?.kind === "loaded" && single.value.items.length === 0)
    return loadOpenList({ page: await lastPageBefore(page, load), fromFirst }, load);
  return mapLoaded(combineResults(pages), (listPages) => {
    const filled = listPages.filter(({ items }) => items.length > 0);
    const last = listPages.length > 1 ? Math.max(1, filled.length) : page;
    const count = filled.at(-1)?.hasNext ? last + 1 : last;
    const { items, before } = combineItems(filled);
    return { items, paging: { page: last, count, before } };
  });
}

/** The last page with items before an empty one; 1 if there is none, or if a page fails. */
async function lastPageBefore<T>(
  empty: number,
  load: (page: number) => Promise<UpstreamResult<OpenListPage<T>>>,
): Promise<number> {
  let [filled, beyond] = [1, empty];
  while (beyond - filled > 1) {
    const middle = Math.floor((filled + beyond) / 2);
    const page = await load(middle);
    if (page.kind === "loaded" && page.value.items.length > 0) filled = middle;
    else beyond = middle;
  }
  return filled;
}

/** A page of a list of the services: a number beyond the last page is answered with that one. */
interface NumberedPage {
  page: number;
  pageCount: number;
}

/** Loads page n of a list of the services, or with 'Laad meer' pages 1 to n. */
export async function loadPages<Page extends NumberedPage, T>(
  { page: requestedPage, fromFirst }: PageRequest,
  load: (page: number) => Promise<Page>,
  itemsOf: (page: Page) => T[],
): Promise<{ last: Page; items: T[]; paging: Paging }> {
  const last = await load(requestedPage);
  const { page, pageCount: count } = last;
  const earlier = await Promise.all(pageNumbers({ page, fromFirst }).slice(0, -1).map(load));
  const { items, before } = combineItems([...earlier, last].map((each) => ({ items: itemsOf(each) })));
  return { last, items, paging: { page, count, before } };
}

function pageNumbers({ page, fromFirst }: PageRequest): number[] {
  if (!fromFirst || page > maxCombinedPages) return [page];
  return Array.from({ length: page }, (_, index) => index + 1);
}

/** All pages, or the first failure. */
function combineResults<P>(results: UpstreamResult<P>[]): UpstreamResult<P[]> {
  const pages: P[] = [];
  for (const result of results) {
    if (result.kind !== "loaded") return result;
    pages.push(result.value);
  }
  return { kind: "loaded", status: 200, value: pages };
}

/** The items of all pages, and the number of items before the last page. */
function combineItems<T>(pages: { items: T[] }[]): { items: T[]; before: number } {
  const items = pages.flatMap((page) => page.items);
  return { items, before: items.length - (pages.at(-1)?.items.length ?? 0) };
}
