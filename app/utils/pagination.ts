import { writeQuery } from "./query";

/** What an address asks of a list: page `page`, or everything up to and including it ('Laad meer'). */
export interface PageRequest {
  /** From 1. */
  page: number;
  fromFirst: boolean;
}

/** Where in a list a visitor is. */
export interface Paging {
  /** From 1. */
  page: number;
  /** How many pages there are; of a list without a total as many as are known to be there. */
  count: number;
  /** How many items of earlier pages stand before those of this one: 0 unless 'Laad meer' asked for them. */
  before: number;
}

/** Of a list with nothing in it. */
export const noPages: Paging = { page: 1, count: 1, before: 0 };

/** No list has as many pages; a number of a thousand digits is still a number. */
const highestNumber = 999_999_999;

/** What says of the list of `page-2` that everything up to its page is shown: each list has its own. */
const fromFirstName = (name: string) => name.replace(/^page/, "vanaf");

/** Where 'Laad meer' of the list at `anchor` leads: the first item that it adds. */
export const newItemId = (anchor: string) => `${anchor}-nieuw`;

/** The id of an item by its index in what a list shows; only the first item of the last page has one. */
export type ItemIds = (index: number) => string | undefined;

/** The ids of the items of the list at `anchor`. */
export function itemIds(anchor: string, { before }: Paging): ItemIds {
  return (index) => (before > 0 && index === before ? newItemId(anchor) : undefined);
}

/** What an address says of one of the lists of a page. */
export const pagingNames = (name = "page") => [name, fromFirstName(name)];

/** What an address asks; a page that is no number or below 1 is the first (spec 001, section 5). */
export function readPageRequest(query: URLSearchParams, name = "page"): PageRequest {
  const asked = query.getAll(name).at(-1) ?? "";
  return {
    page: /^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), highestNumber) : 1,
    fromFirst: query.getAll(fromFirstName(name)).at(-1) === "1",
  };
}

/** Total divided by page size, rounded up (spec 002, section 9); an empty list has one page. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/**
 * The pages a pager shows: the first, the last and `around` either side of the current one, null for what is left
 * out between them (spec 002, section 9). Nothing at one page or fewer.
 */
export function pageNumbers({ page, count }: Pick<Paging, "page" | "count">, around = 2): (number | null)[] {
  if (count <= 1) return [];
  const shown = [1, count];
  for (let number = page - around; number <= page + around; number += 1) {
    if (number > 1 && number < count) shown.push(number);
  }
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? number);
    // An ellipsis for one page alone would be longer than that page.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}

/** The address of another page of the list at `address`; the first page has no number. */
export function pageAddress(
  address: string,
  { page, fromFirst }: PageRequest,
  { name = "page", anchor = "" }: { name?: string; anchor?: string } = {},
): string {
  const { pathname, searchParams } = new URL(address, "http://own.invalid");
  searchParams.delete(name);
  searchParams.delete(fromFirstName(name));
  if (page > 1) searchParams.set(name, String(page));
  if (page > 1 && fromFirst) searchParams.set(fromFirstName(name), "1");
  const query = searchParams.size > 0 ? `?${writeQuery(searchParams)}` : "";
  return `${pathname}${query}${anchor && `#${anchor}`}`;
}
