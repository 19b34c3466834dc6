import type { Image } from "~/fields/images";

export interface LatestNewsItem {
  title: string;
  url: string;
  /** ISO 8601. */
  date: string;
  image: Image | null;
}

/** Who writes a news item: a region by name, another region than that of the page, or the national organisation. */
export type NewsSource = { kind: "region"; title: string } | { kind: "other-region" } | { kind: "national" };

/** News in a list that is shorter on narrow screens (docs/decisions/0003-one-document-for-every-width.md). */
export interface ListedNewsItem extends LatestNewsItem {
  /** Shown from 1024 px only. */
  wideOnly: boolean;
  /** Shown where a list mixes sources; null in a list of national news. */
  source: NewsSource | null;
}

/** Comparator: newest first. */
export function byDateNewestFirst(one: LatestNewsItem, other: LatestNewsItem): number {
  return Date.parse(other.date) - Date.parse(one.date);
}

/** The first three items other than the one at this path. */
export function relatedNews<N extends LatestNewsItem>(news: N[], path: string | null): N[] {
  return news.filter(({ url }) => url !== path).slice(0, 3);
}
