import type { TFunction } from "i18next";
import type { DocumentInfo } from "./document";
import { type PageRequest, type Paging, pageAddress } from "./pagination";

/** What an overview lists: national or regional news, companies that help, or books and films. */
export type OverviewKind = "news" | "regionNews" | "partners" | "recommendations";

/** A list with a search term and pages, as all overviews have it (spec 001, section 2, 'News overviews …'). */
export interface Overview<T> {
  kind: OverviewKind;
  /** Its address, without a query. */
  path: string;
  /** What was searched for, or ''. */
  term: string;
  items: T[];
  /** How many there are on all pages together. */
  total: number;
  paging: Paging;
  failed: boolean;
}

const longestTerm = 200;

/** A text of an address: of a repeated one the last, its spaces made one, and no longer than anyone types. */
export function readTerm(query: URLSearchParams, name = "zoekterm"): string {
  const typed = query.getAll(name).at(-1) ?? "";
  return typed.replace(/\s+/g, " ").trim().slice(0, longestTerm).trim();
}

/** The address of the list itself, with its term. */
export function listAddress({ path, term }: Pick<Overview<unknown>, "path" | "term">): string {
  return term ? `${path}?${new URLSearchParams({ zoekterm: term })}` : path;
}

/** Whether what is said of an item holds every word of a term, whatever the accents and capitals. */
export function containsWords(texts: (string | null)[], term: string): boolean {
  const said = fold(texts.join(" "));
  const words = fold(term).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => said.includes(word));
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** What an overview says about its document; one with a term is not for search engines (decision 17). */
export function overviewDocument(
  overview: Overview<unknown>,
  title: string,
  t: TFunction<"Common">,
): Pick<DocumentInfo, "title" | "noindex" | "canonical" | "prev" | "next"> {
  const { path, term, paging } = overview;
  const { page, count } = paging;
  const to = (number: number) => pageAddress(listAddress(overview), alone(number));
  const titlePage = page > 1 ? t("overview.titlePage", { title, page }) : title;
  return {
    title: term ? t("overview.titleFor", { title, term }) : titlePage,
    noindex: term !== "",
    canonical: term ? path : pageAddress(path, alone(page)),
    prev: page > 1 ? to(page - 1) : null,
    next: page < count ? to(page + 1) : null,
  };
}

function alone(page: number): PageRequest {
  return { page, fromFirst: false };
}
