import type { Image } from "~/utils/images";

export interface LatestNewsItem {
  title: string;
  url: string;
  /** ISO 8601. */
  date: string;
  image: Image | null;
}

/** Shown on a narrow screen; the others are added from 1024 px (docs/decisions/0003-one-document-for-every-width.md). */
export const latestNewsOnPhones = 3;

/** Newest first. */
export function byDateNewestFirst(one: LatestNewsItem, other: LatestNewsItem): number {
  return Date.parse(other.date) - Date.parse(one.date);
}
