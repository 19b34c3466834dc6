import {
  byDateNewestFirst,
  type LatestNewsItem,
  type ListedNewsItem,
  type NewsSource,
} from "~/features/news/public";

/** On a region page: at most three regional items, filled up to six with general news. */
const regionPageLimits = { regional: 3, total: 6 };

/** Latest news on a narrow screen: three items, at most two of them regional. */
const narrowLimits = { regional: 2, total: 3 };

/** News for a region page: its own first, then general news, each newest first; narrow screens show the first three. */
export function regionPageNews(
  region: { title: string },
  regional: LatestNewsItem[],
  general: LatestNewsItem[],
): ListedNewsItem[] {
  const { own, others } = pickNews(regional, general, regionPageLimits);
  const source = sourceFor(region, own);
  return [...own, ...others].map((item, index) =>
    toListedItem(item, index >= narrowLimits.total, source(item)),
  );
}

/**
 * The latest regional and general news, newest first. Wide screens show all items, narrow screens three, of which at
 * most two are regional.
 * @param region the region of the regional items; null for a list of general news only
 */
export function latestNewsMix(
  region: { title: string } | null,
  regional: LatestNewsItem[],
  general: LatestNewsItem[],
): ListedNewsItem[] {
  const narrow = pickNews(regional, general, narrowLimits);
  const narrowUrls = new Set([...narrow.own, ...narrow.others].map(({ url }) => url));
  const all = pickNews(regional, general, { regional: regional.length, total: Number.POSITIVE_INFINITY });
  const source = sourceFor(region, all.own);
  return [...all.own, ...all.others]
    .sort(byDateNewestFirst)
    .map((item) => toListedItem(item, !narrowUrls.has(item.url), source(item)));
}

/** The regional items and the general ones that fill up the list, each newest first. */
function pickNews(regional: LatestNewsItem[], general: LatestNewsItem[], limits: typeof regionPageLimits) {
  const own = [...regional].sort(byDateNewestFirst).slice(0, limits.regional);
  const regionalUrls = new Set(regional.map(({ url }) => url));
  // The general list may contain regional news as well.
  const others = [...general].sort(byDateNewestFirst).filter(({ url }) => !regionalUrls.has(url));
  return { own, others: others.slice(0, limits.total - own.length) };
}

function sourceFor(region: { title: string } | null, own: LatestNewsItem[]) {
  return (item: LatestNewsItem): NewsSource | null => {
    if (!region) return null;
    if (own.includes(item)) return { kind: "region", title: region.title };
    return { kind: item.url.startsWith("/regios/") ? "other-region" : "national" };
  };
}

/** Picks the fields that a list shows, to keep loader data small. */
function toListedItem(
  { title, url, date, image }: LatestNewsItem,
  wideOnly: boolean,
  source: NewsSource | null,
): ListedNewsItem {
  return { title, url, date, image, wideOnly, source };
}
