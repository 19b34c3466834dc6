import { byDateNewestFirst, type LatestNewsItem, type ListedNewsItem } from "~/features/news/public";

/** Spec 001, section 9: on the page of a region three of its own, filled up to six with general news. */
const regionPage = { regional: 3, total: 6 };

/** Of the latest news a narrow screen shows three, at most two of them of a region. */
const narrow = { regional: 2, total: 3 };

/** The news on the page of a region, newest first; the first three on any screen. */
export function regionPageNews(regional: LatestNewsItem[], general: LatestNewsItem[]): ListedNewsItem[] {
  return chosen(regional, general, regionPage).map((item, index) => listed(item, index >= narrow.total));
}

/**
 * The latest news, regional and general, newest first: all of it on a wide screen, elsewhere three of which at most
 * two are regional (spec 001, section 9).
 */
export function latestNewsMix(regional: LatestNewsItem[], general: LatestNewsItem[]): ListedNewsItem[] {
  const few = new Set(chosen(regional, general, narrow).map(({ url }) => url));
  const all = chosen(regional, general, { regional: regional.length, total: Number.POSITIVE_INFINITY });
  return all.map((item) => listed(item, !few.has(item.url)));
}

function chosen(regional: LatestNewsItem[], general: LatestNewsItem[], room: typeof regionPage) {
  const own = [...regional].sort(byDateNewestFirst).slice(0, room.regional);
  const addresses = new Set(regional.map(({ url }) => url));
  // The general list may hold news of a region too.
  const others = [...general].sort(byDateNewestFirst).filter(({ url }) => !addresses.has(url));
  return [...own, ...others.slice(0, room.total - own.length)].sort(byDateNewestFirst);
}

/** What a list shows of a news item, and no more: it goes to the browser with the page. */
function listed({ title, url, date, image }: LatestNewsItem, wideOnly: boolean): ListedNewsItem {
  return { title, url, date, image, wideOnly };
}
