import type { Image } from "~/fields/images";

export interface LatestNewsItem {
  title: string;
  url: string;
  /** ISO 8601. */
  date: string;
  image: Image | null;
}

/** News in a list that is shorter on narrow screens (docs/decisions/0003-one-document-for-every-width.md). */
export interface ListedNewsItem extends LatestNewsItem {
  /** Shown from 1024 px only. */
  wideOnly: boolean;
}

/** Comparator: newest first. */
export function byDateNewestFirst(one: LatestNewsItem, other: LatestNewsItem): number {
  return Date.parse(other.date) - Date.parse(one.date);
}

/** The first three items other than the one at this path. */
export function relatedNews<N extends LatestNewsItem>(news: N[], path: string | null): N[] {
  return news.filter(({ url }) => url !== path).slice(0, 3);
}
