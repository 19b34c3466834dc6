import { readTerm } from "~/utils/overview";
import type { Paging } from "~/utils/pagination";
import { readPlace } from "~/utils/postcode";
import { writeQuery } from "~/utils/query";
import type { QueryNames } from "~/utils/route-policy";
import { readRadius, type SearchRadius } from "~/utils/search-radius";
import type { ListedVacancy, VacancyPage } from "./list";

/** Filters with several terms to select, by their query parameters. */
export const vacancyFacets = ["functionIds", "activityIds", "durationIds", "availabilityIds"] as const;
export type VacancyFacet = (typeof vacancyFacets)[number];

/** The filter of a list of vacancies. */
export interface VacancyFilter {
  /** Ids of the selected terms, ascending. A vacancy matches any term of a facet, and every facet with terms. */
  ids: Record<VacancyFacet, number[]>;
  /** Search radius in kilometres. */
  radius: SearchRadius;
  /** Search term, or ''. */
  search: string;
  /** The place or postcode as typed. */
  typed: string;
  /** The recognised place or postcode; null if nothing was typed or it is not a place. */
  place: string | null;
}

/** No terms selected. */
export const noIds: VacancyFilter["ids"] = {
  functionIds: [],
  activityIds: [],
  durationIds: [],
  availabilityIds: [],
};

/** The terms of one facet, by weight. */
export interface VacancyFacetChoices {
  name: VacancyFacet;
  terms: { id: number; label: string }[];
}

/** The overview of volunteer work for an address. */
export interface VacancyOverview {
  /** Its path, without a query. */
  path: string;
  filter: VacancyFilter;
  /** The facets that have terms. */
  facets: VacancyFacetChoices[];
  items: ListedVacancy[];
  total: number;
  paging: Paging;
  /** The typed place does not exist. */
  unknownPlace: boolean;
  /** Near a place: matching work that is done at home or anywhere, which `items` and `total` then leave out. */
  anywhere: ListedVacancy[];
  /** If nothing is near: vacancies outside the search radius, nearest first, and their total. */
  farther: (VacancyPage & { radius: SearchRadius }) | null;
  failed: boolean;
}

/** Query parameters of the filter. */
export const vacancyQuery = {
  shared: [...vacancyFacets, "range"],
  typed: ["search", "zipcode"],
} satisfies QueryNames;

/** In kilometres. */
export const defaultVacancyRadius: SearchRadius = 10;

/** Limit per facet, far above real use; further ids in an address are ignored. */
const maxIds = 50;

/** Reads the filter from a query. Ids are separated by commas, given as repeated parameters (from a form), or both. */
export function readVacancyFilter(query: URLSearchParams): VacancyFilter {
  const typed = readTerm(query, "zipcode");
  return {
    ids: {
      functionIds: readIds(query, "functionIds"),
      activityIds: readIds(query, "activityIds"),
      durationIds: readIds(query, "durationIds"),
      availabilityIds: readIds(query, "availabilityIds"),
    },
    radius: readRadius(query.getAll("range").at(-1), defaultVacancyRadius),
    search: readTerm(query, "search"),
    typed,
    place: readPlace(typed),
  };
}

function readIds(query: URLSearchParams, facet: VacancyFacet): number[] {
  const listed = query.getAll(facet).flatMap((value) => value.split(","));
  const ids = listed.map((id) => id.trim()).filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, maxIds).sort((a, b) => a - b);
}

/** The canonical address of a list with this filter: one address for each state, with a radius only for a place. */
export function vacancyAddress(path: string, { ids, radius, search, typed }: VacancyFilter): string {
  const fields = vacancyFacets.flatMap((facet): [string, string][] =>
    ids[facet].length > 0 ? [[facet, ids[facet].join()]] : [],
  );
  if (typed && radius !== defaultVacancyRadius) fields.push(["range", String(radius)]);
  if (search) fields.push(["search", search]);
  if (typed) fields.push(["zipcode", typed]);
  return fields.length > 0 ? `${path}?${writeQuery(fields)}` : path;
}

/** The address of the feed with this filter: one feed, whatever the path of an overview. */
export function vacancyFeedAddress(filter: VacancyFilter): string {
  return vacancyAddress("/vrijwilligerswerk.rss", filter);
}

/** Removes ids of terms that no longer exist. Facets whose terms failed to load (null) stay unchanged. */
export function withKnownTerms(
  filter: VacancyFilter,
  known: Record<VacancyFacet, { id: number }[] | null>,
): VacancyFilter {
  const ids = { ...filter.ids };
  let changed = false;
  for (const facet of vacancyFacets) {
    const terms = known[facet];
    if (!terms) continue;
    ids[facet] = ids[facet].filter((id) => terms.some((term) => term.id === id));
    changed ||= ids[facet].length < filter.ids[facet].length;
  }
  return changed ? { ...filter, ids } : filter;
}

/** One active part of a filter, with the filter that remains without it. */
export type ActiveFilter =
  | { kind: "term"; facet: VacancyFacet; id: number; without: VacancyFilter }
  | { kind: "search"; without: VacancyFilter }
  | { kind: "place"; without: VacancyFilter };

/** The active parts of a filter, in the order of the form. */
export function activeFilters(filter: VacancyFilter): ActiveFilter[] {
  const { ids, search, typed } = filter;
  return [
    ...(search ? [{ kind: "search" as const, without: { ...filter, search: "" } }] : []),
    ...(typed ? [{ kind: "place" as const, without: withoutPlace(filter) }] : []),
    ...vacancyFacets.flatMap((facet) =>
      ids[facet].map((id) => ({
        kind: "term" as const,
        facet,
        id,
        without: { ...filter, ids: { ...ids, [facet]: ids[facet].filter((other) => other !== id) } },
      })),
    ),
  ];
}

function withoutPlace(filter: VacancyFilter): VacancyFilter {
  return { ...filter, typed: "", place: null, radius: defaultVacancyRadius };
}
