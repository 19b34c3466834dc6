import type { LatestNewsItem } from "./latest";

/** News as overviews list it (spec 001, section 3, 'News item'). */
export interface NewsItem extends LatestNewsItem {
  id: string;
  /** As the product API names it: News, RegioNews. */
  type: string;
  /** Plain text. */
  introduction: string;
  labels: string[];
  /** ISO 8601: when its words last changed; null where that is not known. */
  changed: string | null;
}

/** One page of an overview, and how many items all its pages hold. */
export interface NewsPage {
  items: NewsItem[];
  total: number;
}

/** Items on a page of an overview (spec 001, section 9). */
export const newsPerPage = 10;

/** The address of the feed with the news that an overview lists: `/nieuws.atom` of `/nieuws`. */
export function newsFeedAddress(overviewPath: string): string {
  return `${overviewPath}.atom`;
}
