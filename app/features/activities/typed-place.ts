import { readActivityFilter } from "./filter";

/** The typed place in the query of an address; '' if there is none or it is not a place. */
export function placeTypedAt(address: string): string {
  const { typed, place } = readActivityFilter(new URLSearchParams(address.split("?")[1]));
  return place === null ? "" : typed;
}

/**
 * Adds the typed place to a path of this site, so that visitors do not retype it. Addresses of other sites are
 * returned unchanged, as is every address if the place is ''.
 */
export function withPlace(url: string, typed: string): string {
  if (!typed || !/^\/(?![/\\])/.test(url)) return url;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(url) ?? [];
  const search = new URLSearchParams(query);
  search.set("zoekterm", typed);
  return `${path}?${search}${hash}`;
}
