import { readTerm } from "~/utils/overview";
import type { Paging } from "~/utils/pagination";
import { readPlace } from "~/utils/postcode";
import { writeQuery } from "~/utils/query";
import { readRadius, type SearchRadius } from "~/utils/search-radius";
import type { ListedVacancy, VacancyPage } from "./list";

/** The filters of which a visitor can choose several, as their keys in an address (spec 002, section 3). */
export const vacancyFacets = ["functionIds", "activityIds", "durationIds", "availabilityIds"] as const;
export type VacancyFacet = (typeof vacancyFacets)[number];

/** What a visitor asks of the vacancies. */
export interface VacancyFilter {
  /** The terms that were chosen, by id, lowest first: of one filter any will do, of all filters together each counts. */
  ids: Record<VacancyFacet, number[]>;
  /** Kilometres from the place. */
  range: SearchRadius;
  /** Words, or ''. */
  search: string;
  /** What was typed as a place or postcode, as it was typed. */
  typed: string;
  /** The place it stands for; null where nothing was typed, or no place. */
  place: string | null;
}

/** Nothing was chosen. */
export const noIds: VacancyFilter["ids"] = {
  functionIds: [],
  activityIds: [],
  durationIds: [],
  availabilityIds: [],
};

/** The choices of one filter, in the order of their weight. */
export interface VacancyFacetChoices {
  name: VacancyFacet;
  terms: { id: number; label: string }[];
}

/** The overview of all volunteer work, as an address asks for it. */
export interface VacancyOverview {
  /** Its address, without a query. */
  path: string;
  filter: VacancyFilter;
  /** The filters that there is something to choose of. */
  facets: VacancyFacetChoices[];
  items: ListedVacancy[];
  total: number;
  paging: Paging;
  /** What was typed as a place is none that we know. */
  unknownPlace: boolean;
  /** Where nothing is near: what is farther away, nearest first, and how many of those there are. */
  farther: (VacancyPage & { range: SearchRadius }) | null;
  failed: boolean;
}

/** Spec 001, section 9; of the choices of `activityRanges`. */
export const defaultVacancyRange: SearchRadius = 10;

/** Nobody chooses more of one filter; an address that asks for more is cut. */
const mostIds = 50;

/** Reads the filter of an address: ids separated by commas, as repeated keys as a form sends them, or both. */
export function readVacancyFilter(query: URLSearchParams): VacancyFilter {
  const typed = readTerm(query, "zipcode");
  return {
    ids: {
      functionIds: idsOf(query, "functionIds"),
      activityIds: idsOf(query, "activityIds"),
      durationIds: idsOf(query, "durationIds"),
      availabilityIds: idsOf(query, "availabilityIds"),
    },
    range: readRadius(query.getAll("range").at(-1), defaultVacancyRange),
    search: readTerm(query, "search"),
    typed,
    place: readPlace(typed),
  };
}

function idsOf(query: URLSearchParams, facet: VacancyFacet): number[] {
  const listed = query.getAll(facet).flatMap((value) => value.split(","));
  const ids = listed.map((id) => id.trim()).filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, mostIds).sort((a, b) => a - b);
}

/** The address of a list with this filter: one text for each state. Without a place there is no distance. */
export function vacancyAddress(path: string, { ids, range, search, typed }: VacancyFilter): string {
  const fields = vacancyFacets.flatMap((facet): [string, string][] =>
    ids[facet].length > 0 ? [[facet, ids[facet].join()]] : [],
  );
  if (typed && range !== defaultVacancyRange) fields.push(["range", String(range)]);
  if (search) fields.push(["search", search]);
  if (typed) fields.push(["zipcode", typed]);
  return fields.length > 0 ? `${path}?${writeQuery(fields)}` : path;
}

/** The same filter without terms that are no longer a choice; a filter of which the choices are not known stays. */
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

/** What can be taken away again, each as its own filter. */
export type ChosenFilter =
  | { kind: "term"; facet: VacancyFacet; id: number; without: VacancyFilter }
  | { kind: "search"; without: VacancyFilter }
  | { kind: "place"; without: VacancyFilter };

/** Everything that a filter was set to, in the order of the form. */
export function chosenFilters(filter: VacancyFilter): ChosenFilter[] {
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
  return { ...filter, typed: "", place: null, range: defaultVacancyRange };
}
