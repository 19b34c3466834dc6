import type { LatestNewsItem } from "./latest";

/** A news item as overviews show it. */
export interface NewsItem extends LatestNewsItem {
  id: string;
  /** Type in the product API: News, RegioNews. */
  type: string;
  /** Plain text. */
  introduction: string;
  labels: string[];
  /** ISO 8601: last change of its text; null if unknown. */
  changed: string | null;
}

/** One page of an overview, and the number of items on all pages. */
export interface NewsPage {
  items: NewsItem[];
  total: number;
}

/** Items on one page of an overview. */
export const newsPerPage = 10;

/** Path of the feed of an overview: `/nieuws.atom` for `/nieuws`. */
export function newsFeedAddress(overviewPath: string): string {
  return `${overviewPath}.atom`;
}
