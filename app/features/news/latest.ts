import type { Image } from "~/fields/images";

export interface LatestNewsItem {
  title: string;
  url: string;
  /** ISO 8601. */
  date: string;
  image: Image | null;
}

/** News in a list of which a narrow screen shows a few (docs/decisions/0003-one-document-for-every-width.md). */
export interface ListedNewsItem extends LatestNewsItem {
  /** Added from 1024 px. */
  wideOnly: boolean;
}

/** Newest first. */
export function byDateNewestFirst(one: LatestNewsItem, other: LatestNewsItem): number {
  return Date.parse(other.date) - Date.parse(one.date);
}

/** Who reads a news item may want these too: at most three, never the item itself. */
export function relatedNews<N extends LatestNewsItem>(news: N[], path: string | null): N[] {
  return news.filter(({ url }) => url !== path).slice(0, 3);
}
