import { byDateNewestFirst, type LatestNewsItem, type ListedNewsItem } from "~/features/news/public";

/** On a region page: at most three regional items, filled up to six with general news. */
const regionPageLimits = { regional: 3, total: 6 };

/** Latest news on a narrow screen: three items, at most two of them regional. */
const narrowLimits = { regional: 2, total: 3 };

/** News for a region page, newest first; narrow screens show the first three. */
export function regionPageNews(regional: LatestNewsItem[], general: LatestNewsItem[]): ListedNewsItem[] {
  return pickNews(regional, general, regionPageLimits).map((item, index) =>
    toListedItem(item, index >= narrowLimits.total),
  );
}

/**
 * The latest regional and general news, newest first. Wide screens show all items, narrow screens three, of which at
 * most two are regional.
 */
export function latestNewsMix(regional: LatestNewsItem[], general: LatestNewsItem[]): ListedNewsItem[] {
  const narrowUrls = new Set(pickNews(regional, general, narrowLimits).map(({ url }) => url));
  const items = pickNews(regional, general, { regional: regional.length, total: Number.POSITIVE_INFINITY });
  return items.map((item) => toListedItem(item, !narrowUrls.has(item.url)));
}

function pickNews(regional: LatestNewsItem[], general: LatestNewsItem[], limits: typeof regionPageLimits) {
  const regionalItems = [...regional].sort(byDateNewestFirst).slice(0, limits.regional);
  const regionalUrls = new Set(regional.map(({ url }) => url));
  // The general list may contain regional news as well.
  const generalItems = [...general].sort(byDateNewestFirst).filter(({ url }) => !regionalUrls.has(url));
  return [...regionalItems, ...generalItems.slice(0, limits.total - regionalItems.length)].sort(
    byDateNewestFirst,
  );
}

/** Picks the fields that a list shows, to keep loader data small. */
function toListedItem({ title, url, date, image }: LatestNewsItem, wideOnly: boolean): ListedNewsItem {
  return { title, url, date, image, wideOnly };
}
