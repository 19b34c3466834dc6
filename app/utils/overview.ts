import type { TFunction } from "i18next";
import type { DocumentInfo } from "./document";
import { type PageRequest, type Paging, pageAddress } from "./pagination";
import type { QueryNames } from "./route-policy";
import { withoutAccents } from "./text";

/** The items of an overview: national news, regional news, partner companies or recommendations. */
export type OverviewKind = "news" | "regionNews" | "partners" | "recommendations";

/** A list with a search term and pages. */
export interface Overview<T> {
  kind: OverviewKind;
  path: string;
  /** The search term, or ''. */
  term: string;
  items: T[];
  /** The number of items on all pages. */
  total: number;
  paging: Paging;
  /** Whether the call for the items failed. */
  failed: boolean;
}

export const overviewQuery: QueryNames = { typed: ["zoekterm"] };

const maxTermLength = 200;

/** The last value of a query parameter, with whitespace collapsed and limited to 200 characters. */
export function readTerm(query: URLSearchParams, name = "zoekterm"): string {
  const typed = query.getAll(name).at(-1) ?? "";
  return typed.replace(/\s+/g, " ").trim().slice(0, maxTermLength).trim();
}

/** The address of the first page of a list, with its search term. */
export function listAddress({ path, term }: Pick<Overview<unknown>, "path" | "term">): string {
  return term ? `${path}?${new URLSearchParams({ zoekterm: term })}` : path;
}

/** Whether texts contain every word of a term, regardless of case and accents. */
export function containsWords(texts: (string | null)[], term: string): boolean {
  const text = fold(texts.join(" "));
  const words = fold(term).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => text.includes(word));
}

function fold(text: string): string {
  return withoutAccents(text).toLowerCase();
}

/** The document of an overview. Search results are excluded from search engines. */
export function overviewDocument(
  overview: Overview<unknown>,
  title: string,
  t: TFunction<"Common">,
): Pick<DocumentInfo, "title" | "noindex" | "canonical" | "prev" | "next"> {
  const { path, term, paging } = overview;
  const { page, count } = paging;
  const addressOfPage = (number: number) => pageAddress(listAddress(overview), singlePage(number));
  return {
    title: titleOfPage(term ? t("overview.titleFor", { title, term }) : title, paging, t),
    noindex: term !== "",
    canonical: term ? path : pageAddress(path, singlePage(page)),
    prev: page > 1 ? addressOfPage(page - 1) : null,
    next: page < count ? addressOfPage(page + 1) : null,
  };
}

/** The title of a page with a list: with its number, but for the first. */
export function titleOfPage(title: string, { page }: Pick<Paging, "page">, t: TFunction<"Common">): string {
  return page > 1 ? t("overview.titlePage", { title, page }) : title;
}

function singlePage(page: number): PageRequest {
  return { page, fromFirst: false };
}
