import { highlight, type ResultCount, type SearchResult, type TextPart } from "~/features/search/public";
import { truncate } from "~/utils/text";
import type { Author, FoundKind, FoundResult } from "../../../../services/community/contract";
import { blogPath, groupPath, threadPath } from "../paths";

/** What the community's search finds, in the order of its page, as values of the query parameter `soort`. */
export const searchKinds = [
  ...["groep", "gesprek", "stuk", "blog"],
  ...["dossier", "artikel", "nieuws", "overig"],
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Its kind in the services; null for what the site's own search finds. */
export const kindInServices: Record<SearchKind, FoundKind | null> = {
  groep: "group",
  gesprek: "conversation",
  stuk: "entry",
  blog: "blog",
  dossier: null,
  artikel: null,
  nieuws: null,
  overig: null,
};

export const kindOfServices: Record<FoundKind, SearchKind> = {
  group: "groep",
  conversation: "gesprek",
  entry: "stuk",
  blog: "blog",
};

const kindsOfPages = new Map<string, SearchKind>([
  ["Overview", "dossier"],
  ["ContentPage", "artikel"],
  ["News", "nieuws"],
  ["RegioNews", "nieuws"],
]);

/** The kind of a page by its type in the product API. */
export const kindOfPage = ({ type }: SearchResult): SearchKind => kindsOfPages.get(type) ?? "overig";

/** The choice of a visitor; null for all kinds. */
export function readKind(value: string | undefined): SearchKind | null {
  return searchKinds.find((kind) => kind === value) ?? null;
}

export interface Found {
  url: string;
  title: readonly TextPart[];
  excerpt: readonly TextPart[];
  /** The group or the blog that it stands in. */
  place: string | null;
  /** Of a text of a member; an author who left is null. */
  written: { author: Author; at: string } | null;
}

/** The results of a kind. */
export interface FoundGroup {
  kind: SearchKind;
  count: ResultCount;
  results: Found[];
}

const longestExcerpt = 220;

/** A page of the site. */
export function foundPage({ title, introduction, url }: SearchResult, term: string): Found {
  return {
    url,
    title: highlight(title, term),
    excerpt: highlight(truncate(introduction, longestExcerpt), term),
    place: null,
    written: null,
  };
}

/** A text of a member, or a group. */
export function foundText(result: FoundResult): Found {
  const { title, excerpt } = result;
  switch (result.kind) {
    case "group":
      return { title, excerpt, url: groupPath(result.slug), place: null, written: null };
    case "blog":
      return { title, excerpt, url: blogPath(result.username), place: null, written: null };
    case "conversation":
      return { title, excerpt, url: urlOfThread(result), place: result.group, written: result };
    case "entry":
      return { title, excerpt, url: urlOfThread(result), place: result.blog, written: result };
  }
}

function urlOfThread(result: Extract<FoundResult, { kind: "conversation" | "entry" }>): string {
  const { reaction } = result;
  return threadPath(result, reaction ? { page: reaction.page, reaction: reaction.id } : {});
}
