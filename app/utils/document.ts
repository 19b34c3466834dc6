import type { PageKind } from "./page-kind";

/** The robots directives that editors can set; 'index' and 'follow' are the default and not listed. */
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

/** A style sheet for some pages or some visitors (`preferences`); `site.css` is on every page. */
export type Sheet =
  | "accounts"
  | "application"
  | "community"
  | "donate"
  | "editor"
  | "inbox"
  | "lists"
  | "memory-test"
  | "preview"
  | "profile"
  | "slide-in"
  | "staff"
  | "preferences";

export interface ShareImage {
  /** A path of this site, or an http(s) address. */
  url: string;
  /** In pixels; null with `height` when unknown. */
  width: number | null;
  height: number | null;
  alt: string;
}

/** Title and description for other sites; null for the ones of the document. */
interface ShareTexts {
  title: string | null;
  description: string | null;
}

/** A feed with the items of a page. */
export interface DocumentFeed {
  title: string;
  /** Path and query. */
  address: string;
  format: "atom" | "rss";
}

/** The metadata of a page in its loader's data; root.tsx renders head, header and footer from it. */
export interface DocumentInfo {
  title: string;
  description?: string | null;
  /** Excluded from search engines, such as search results. */
  noindex?: boolean;
  /** Directives from an editor. */
  robots?: RobotsDirective[];
  hideFooter?: boolean;
  hidePrefooter?: boolean;
  /** Only the legal links, during a task of several pages. */
  shortFooter?: boolean;
  sheets?: Sheet[];
  /** The picture that other sites show. Default: the picture of the brand. */
  image?: ShareImage | null;
  /** Texts from an editor for other sites (Open Graph), and for X. */
  share?: ShareTexts;
  twitter?: ShareTexts & { image: string | null; card: TwitterCard | null };
  /** An article, such as a news item, instead of a general page (Open Graph type). */
  article?: boolean;
  /** The page type in the CMS, used by the rules of editors (app/shell/page-rules.ts). */
  pageType?: string;
  /** Contains a form of this site other than a search, so it shows no slide-in. */
  hasForm?: boolean;
  /** Structured data (schema.org). */
  jsonLd?: object[];
  feeds?: DocumentFeed[];
  /** The kind of page, for statistics and the style of the main area. */
  pageKind?: PageKind;
  /** The page in the CMS, as `type:id`. */
  entityId?: string | null;
  /** The canonical path with query, or absolute address. Default: the path of the page. */
  canonical?: string;
  /** An address on another site that it leads to at once, beside a link. */
  leadsTo?: string;
  /** The addresses of the previous and the next page of a list. */
  prev?: string | null;
  next?: string | null;
}

/** The document of the deepest route that has one. */
export function findDocument(matches: { data: unknown }[]): DocumentInfo | null {
  for (const { data } of [...matches].reverse()) if (hasDocument(data)) return data.document;
  return null;
}

function hasDocument(data: unknown): data is { document: DocumentInfo } {
  return typeof data === "object" && data !== null && "document" in data;
}
