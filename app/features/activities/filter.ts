import type { Paging } from "~/utils/pagination";
import { readPlace } from "~/utils/postcode";
import { writeQuery } from "~/utils/query";
import type { QueryNames } from "~/utils/route-policy";
import { defaultRadius, readRadius, type SearchRadius } from "~/utils/search-radius";
import type { Activity } from "./model";

/** The filter of a list of activities. */
export interface ActivityFilter {
  /** Name of an activity type. */
  type: string | null;
  city: string | null;
  radius: SearchRadius;
  /** The place or postcode as typed. */
  typed: string;
  /** The recognised place or postcode; null if nothing was typed or it is not a place. */
  place: string | null;
}

/** A list of activities with the options of its filters. */
export interface ActivityList {
  /** Id of the list on its page; other pages link to the first list by it. */
  anchor: string;
  /** Path for its filters and pagination; null for the current page. */
  path: string | null;
  /** Whether it is swapped in place; false where the rest of the page depends on the same place. */
  inPlace: boolean;
  /** Only the first list of a page renders the swap status. */
  isFirst: boolean;
  /** Query parameter of its page number. */
  pageName: string;
  filter: ActivityFilter;
  /** Search radius if the address has none. */
  defaultRadius: SearchRadius;
  items: Activity[];
  total: number;
  paging: Paging;
  /** Options of the filters; empty to hide the filter. */
  types: string[];
  cities: string[];
  /** Whether it has a filter form. */
  searchable: boolean;
  /** The typed place does not exist. */
  unknownPlace: boolean;
  failed: boolean;
}

/** Query parameters of the filter. */
export const activityQuery = {
  shared: ["soort", "plaats", "afstand", "eerdere-afstand"],
  typed: ["zoekterm", "zipcode"],
} satisfies QueryNames;

export const activityNames = [...activityQuery.typed, ...activityQuery.shared];

const maxNameLength = 100;

/**
 * Reads the filter from a query. `zoekterm` is the typed place; the vacancy overview calls it `zipcode`. Near a place,
 * a search radius other than the one the list was shown with (`eerdere-afstand`) clears the type, because its options
 * depend on the radius.
 */
export function readActivityFilter(query: URLSearchParams, initialRadius = defaultRadius): ActivityFilter {
  const text = (key: string) => (query.getAll(key).at(-1) ?? "").replace(/\s+/g, " ").trim();
  const name = (key: string) => text(key).slice(0, maxNameLength) || null;
  const radius = readRadius(text("afstand"), initialRadius);
  const shown = text("eerdere-afstand");
  const typed = (text("zoekterm") || text("zipcode")).slice(0, maxNameLength);
  const place = readPlace(typed);
  return {
    type: place && shown && shown !== String(radius) ? null : name("soort"),
    // A place with a search radius replaces the town.
    city: place ? null : name("plaats"),
    radius,
    typed,
    place,
  };
}

/**
 * The canonical address of a list with this filter: one address for each state.
 * @param others query parameters of the other lists of the page
 */
export function activityAddress(
  path: string,
  { type, city, radius, typed }: ActivityFilter,
  initialRadius = defaultRadius,
  others: [string, string][] = [],
): string {
  const fields: [string, string][] = [];
  if (typed) fields.push(["zoekterm", typed]);
  if (typed && radius !== initialRadius) fields.push(["afstand", String(radius)]);
  if (type) fields.push(["soort", type]);
  if (city) fields.push(["plaats", city]);
  fields.push(...others);
  return fields.length > 0 ? `${path}?${writeQuery(fields)}` : path;
}
