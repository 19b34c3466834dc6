import { byDateNewestFirst, type LatestNewsItem } from "./latest-news";

/** Spec 001, section 9: on the page of a region three of its own, filled up to six with general news. */
const regionPage = { regional: 3, total: 6 };

/** In the block with the latest news three, at most two of them of a region. */
const block = { regional: 2, total: 3 };

/** The news on the page of a region, newest first. */
export function regionPageNews<N extends LatestNewsItem>(regional: N[], general: N[]): N[] {
  return mix(regional, general, regionPage);
}

/** The latest news where a block shows both kinds, newest first. */
export function latestNewsMix<N extends LatestNewsItem>(regional: N[], general: N[]): N[] {
  return mix(regional, general, block);
}

function mix<N extends LatestNewsItem>(regional: N[], general: N[], room: typeof regionPage): N[] {
  const own = [...regional].sort(byDateNewestFirst).slice(0, room.regional);
  const addresses = new Set(own.map(({ url }) => url));
  // The general list may hold news of a region too.
  const others = [...general].sort(byDateNewestFirst).filter(({ url }) => !addresses.has(url));
  return [...own, ...others.slice(0, room.total - own.length)].sort(byDateNewestFirst);
}
