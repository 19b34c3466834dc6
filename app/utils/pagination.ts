import { writeQuery } from "./query";
import type { QueryNames } from "./route-policy";

/** The requested part of a list: page `page`, or all pages up to and including it ('Laad meer'). */
export interface PageRequest {
  /** From 1. */
  page: number;
  fromFirst: boolean;
}

/** The position in a paged list. */
export interface Paging {
  /** From 1. */
  page: number;
  /** The number of pages; for a list without a total, the number known so far. */
  count: number;
  /** The number of items from earlier pages, shown first; 0 without 'Laad meer'. */
  before: number;
}

/** The paging of an empty list. */
export const noPages: Paging = { page: 1, count: 1, before: 0 };

/** More pages than any list has, and a safe integer. */
const maxPageNumber = 999_999_999;

/** The parameter for 'all pages from the first', derived from the page parameter: `page-2` gives `vanaf-2`. */
const fromFirstName = (name: string) => name.replace(/^page/, "vanaf");

/** The id of the first item that 'Laad meer' adds to the list at `anchor`. */
export const newItemId = (anchor: string) => `${anchor}-nieuw`;

/** Returns the id of an item by index; only the first item of the last page has one. */
export type ItemIds = (index: number) => string | undefined;

/** The ids of the items of the list at `anchor`. */
export function itemIds(anchor: string, { before }: Paging): ItemIds {
  return (index) => (before > 0 && index === before ? newItemId(anchor) : undefined);
}

/** The query parameters for the paging of a list; `name` distinguishes the lists of one page. */
export const pagingNames = (name = "page") => [name, fromFirstName(name)];

const maxLists = 6;

/** The query of up to six lists on a page. */
export const listQuery: QueryNames = {
  shared: Array.from({ length: maxLists }, (_, index) => pagingNames(listPageName(index + 1))).flat(),
};

/** The name of the page parameter of the nth list on a page. */
export function listPageName(number: number): string {
  return number === 1 ? "page" : `page-${number}`;
}

/** Reads the requested page; an invalid number or one below 1 is the first page. */
export function readPageRequest(query: URLSearchParams, name = "page"): PageRequest {
  const value = query.getAll(name).at(-1) ?? "";
  return {
    page: /^[1-9]\d*$/.test(value) ? Math.min(Number(value), maxPageNumber) : 1,
    fromFirst: query.getAll(fromFirstName(name)).at(-1) === "1",
  };
}

/** The number of pages; an empty list has one page. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/**
 * The page numbers in a pager: the first, the last and `around` on either side of the current page; null for a gap.
 * Empty for a single page.
 */
export function pageNumbers({ page, count }: Pick<Paging, "page" | "count">, around = 2): (number | null)[] {
  if (count <= 1) return [];
  const selected = [1, count];
  for (let number = page - around; number <= page + around; number += 1) {
    if (number > 1 && number < count) selected.push(number);
  }
  const numbers = [...new Set(selected)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? number);
    // A gap of one page is filled with that page, which is no wider than an ellipsis.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}

/** The address of another page of the list at `address`; the first page has no page number. */
export function pageAddress(
  address: string,
  { page, fromFirst }: PageRequest,
  { name = "page", anchor = "" }: { name?: string; anchor?: string } = {},
): string {
  const { pathname, searchParams } = new URL(address, "http://local.invalid");
  searchParams.delete(name);
  searchParams.delete(fromFirstName(name));
  if (page > 1) searchParams.set(name, String(page));
  if (page > 1 && fromFirst) searchParams.set(fromFirstName(name), "1");
  const query = searchParams.size > 0 ? `?${writeQuery(searchParams)}` : "";
  return `${pathname}${query}${anchor && `#${anchor}`}`;
}
