import type { PageKind } from "./page-kind";

/** A style sheet that only some pages need, or some visitors (`view`); `site.css` is on all of them. */
export type Sheet = "application" | "donate" | "lists" | "memory-test" | "preview" | "slide-in" | "view";

export interface ShareImage {
  /** A path of this site, or an https address. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** A feed with which people follow what a page lists. */
export interface DocumentFeed {
  title: string;
  /** Its path and query. */
  address: string;
  format: "atom" | "rss";
}

/** What a route's loader says about its document; root.tsx makes the head and the frame of it. */
export interface DocumentInfo {
  title: string;
  description?: string | null;
  /** Kept out of search engines, such as search results. */
  noindex?: boolean;
  hideFooter?: boolean;
  hidePrefooter?: boolean;
  sheets?: Sheet[];
  /** What other sites show of it; without one they show the picture of the brand. */
  image?: ShareImage | null;
  /** A text of its own to read, such as a news item, rather than a page of the site. */
  article?: boolean;
  /** The bundle of its page in the CMS, which rules of editors go by (app/domain/page-rules.ts). */
  pageType?: string;
  /** A form of ours stands in it, besides a search: nothing slides in beside it. */
  hasForm?: boolean;
  /** What it says about itself in schema.org's words, as JSON-LD. */
  jsonLd?: object[];
  /** What news readers can follow it with. */
  feeds?: DocumentFeed[];
  /** What kind of page it is, for statistics and for the look of its main area. */
  pageKind?: PageKind;
  /** The page of the CMS, as `type:number`. */
  entityId?: string | null;
  /** Path and query under which search engines know the page, where that is not its path alone. */
  canonical?: string;
  /** Of a list in pages: the addresses before and after this one. */
  prev?: string | null;
  next?: string | null;
}

/** The document of the deepest route that says something about it. */
export function documentOf(matches: { data: unknown }[]): DocumentInfo | null {
  for (const { data } of [...matches].reverse()) if (hasDocument(data)) return data.document;
  return null;
}

function hasDocument(data: unknown): data is { document: DocumentInfo } {
  return typeof data === "object" && data !== null && "document" in data;
}
