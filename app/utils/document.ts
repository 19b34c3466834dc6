import type { PageKind } from "./page-kind";

/** What editors may tell search engines besides what these do of themselves; 'index' and 'follow' say nothing. */
export const robotsDirectives = [
  "noindex",
  "nofollow",
  "noarchive",
  "nosnippet",
  "noimageindex",
  "notranslate",
] as const;
export type RobotsDirective = (typeof robotsDirectives)[number];

export const twitterCards = ["summary", "summary_large_image"] as const;
export type TwitterCard = (typeof twitterCards)[number];

/** A style sheet that only some pages need, or some visitors (`view`); `site.css` is on all of them. */
export type Sheet =
  | "application"
  | "donate"
  | "lists"
  | "memory-test"
  | "preview"
  | "slide-in"
  | "preferences";

export interface ShareImage {
  /** A path of this site, or an address with http or https. */
  url: string;
  /** Null where they are not known: both or neither. */
  width: number | null;
  height: number | null;
  alt: string;
}

/** What other sites show of a page in other words than search engines do. */
interface ShareWords {
  title: string | null;
  description: string | null;
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
  /** What else an editor tells search engines. */
  robots?: RobotsDirective[];
  hideFooter?: boolean;
  hidePrefooter?: boolean;
  sheets?: Sheet[];
  /** What other sites show of it; without one they show the picture of the brand. */
  image?: ShareImage | null;
  /** What an editor says of it to all other sites, and to X alone. */
  share?: ShareWords;
  twitter?: ShareWords & { image: string | null; card: TwitterCard | null };
  /** A text of its own to read, such as a news item, rather than a page of the site. */
  article?: boolean;
  /** The bundle of its page in the CMS, which rules of editors go by (app/shell/page-rules.ts). */
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
  /** Under which path and query, or full address, search engines know the page, where that is not its path alone. */
  canonical?: string;
  /** Of a list in pages: the addresses before and after this one. */
  prev?: string | null;
  next?: string | null;
}

/** The document of the deepest route that says something about it. */
export function findDocument(matches: { data: unknown }[]): DocumentInfo | null {
  for (const { data } of [...matches].reverse()) if (hasDocument(data)) return data.document;
  return null;
}

function hasDocument(data: unknown): data is { document: DocumentInfo } {
  return typeof data === "object" && data !== null && "document" in data;
}
