import { readActivityFilter } from "./filter";

/** The place that a visitor typed, here or on an earlier screen; '' where there is none. */
export function placeTypedAt(address: string): string {
  const { typed, place } = readActivityFilter(new URLSearchParams(address.split("?")[1]));
  return place === null ? "" : typed;
}

/**
 * A path of this site with the place that was typed before, so that nobody types it twice; '' adds nothing. Nor does
 * another site hear of it.
 */
export function withPlace(url: string, typed: string): string {
  if (!typed || !/^\/(?![/\\])/.test(url)) return url;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(url) ?? [];
  const search = new URLSearchParams(query);
  search.set("zoekterm", typed);
  return `${path}?${search}${hash}`;
}
