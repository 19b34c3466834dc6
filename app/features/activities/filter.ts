import type { Paging } from "~/utils/pagination";
import { readPlace } from "~/utils/postcode";
import { writeQuery } from "~/utils/query";
import { defaultRadius, readRadius, type SearchRadius } from "~/utils/search-radius";
import type { Activity } from "./model";

/** What a visitor asks of a list of activities. */
export interface ActivityFilter {
  /** The name of a kind of activity. */
  type: string | null;
  city: string | null;
  range: SearchRadius;
  /** What was typed as a place or postcode, as it was typed. */
  typed: string;
  /** The place it stands for; null where nothing was typed, or no place. */
  place: string | null;
}

/** A list of activities with everything its filters need. */
export interface ActivityList {
  /** Where it stands on its page; other screens lead to the first by this name. */
  anchor: string;
  /** Where its filters and pages lead, where that is not the page it stands on. */
  path: string | null;
  /** Whether it changes in place: not where the rest of the page is about the same place. */
  inPlace: boolean;
  /** A page says once what comes, however many lists it has. */
  isFirst: boolean;
  /** What its page number is called in the address. */
  pageName: string;
  filter: ActivityFilter;
  /** The range that an address without one has. */
  standardRange: SearchRadius;
  items: Activity[];
  total: number;
  paging: Paging;
  /** The choices; empty where there is nothing to choose. */
  types: string[];
  cities: string[];
  /** Whether a place can be typed. */
  searchable: boolean;
  /** What was typed as a place is none that we know. */
  unknownPlace: boolean;
  failed: boolean;
}

/** What the filter is called in an address. */
export const activityNames = ["zoekterm", "zipcode", "soort", "plaats", "afstand", "eerdere-afstand"];

const longestName = 100;

/**
 * Reads the filter of an address. `zoekterm` is what a visitor typed as a place, here or on another screen (there it
 * may be called `zipcode`). Another distance than the form was rendered with clears the type, whose choices depend on
 * it (spec 001, section 4).
 */
export function readActivityFilter(query: URLSearchParams, standardRange = defaultRadius): ActivityFilter {
  const text = (key: string) => (query.getAll(key).at(-1) ?? "").replace(/\s+/g, " ").trim();
  const name = (key: string) => text(key).slice(0, longestName) || null;
  const range = readRadius(text("afstand"), standardRange);
  const rendered = text("eerdere-afstand");
  const typed = (text("zoekterm") || text("zipcode")).slice(0, longestName);
  const place = readPlace(typed);
  return {
    type: rendered && rendered !== String(range) ? null : name("soort"),
    // Near a place the distance says where.
    city: place ? null : name("plaats"),
    range,
    typed,
    place,
  };
}

/**
 * The address of a list with this filter: one text for each state.
 * @param others what else the page is asked for, and stays
 */
export function activityAddress(
  path: string,
  { type, city, range, typed }: ActivityFilter,
  standardRange = defaultRadius,
  others: [string, string][] = [],
): string {
  const fields: [string, string][] = [];
  if (typed) fields.push(["zoekterm", typed]);
  if (typed && range !== standardRange) fields.push(["afstand", String(range)]);
  if (type) fields.push(["soort", type]);
  if (city) fields.push(["plaats", city]);
  fields.push(...others);
  return fields.length > 0 ? `${path}?${writeQuery(fields)}` : path;
}
