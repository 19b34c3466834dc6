import { type PageRequest, type Paging, pageCount } from "~/domain/pagination";
import type { UpstreamResult } from "./http/result";

export interface ListPage<T> {
  items: T[];
  total: number;
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
  const count = pageCount(asked.value.total, size);
  const last = Math.min(wanted, highestPage, count);
  const together = fromFirst && last > 1 && last <= mostTogether;
  const numbers = together ? Array.from({ length: last }, (_, index) => index + 1) : [last];
  const pages = await Promise.all(numbers.map((number) => (number === page ? asked : load(number))));
  const items: T[] = [];
  for (const result of pages) {
    if (result.kind !== "loaded") return result;
    items.push(...result.value.items);
  }
  const paging = { page: last, fromFirst: together, count };
  return { kind: "loaded", status: asked.status, value: { items, total: asked.value.total, paging } };
}
