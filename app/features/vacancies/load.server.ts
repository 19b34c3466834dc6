import type { RequestScope } from "~/.server/context/scope";
import { loadList } from "~/.server/http/list-pages";
import type { Term, Vocabulary } from "~/fields/terms";
import { noPages, readPageRequest } from "~/utils/pagination";
import { maxRadius } from "~/utils/search-radius";
import { listTerms, searchVacancies } from "./client.server";
import {
  noIds,
  readVacancyFilter,
  type VacancyFacet,
  type VacancyFilter,
  type VacancyOverview,
  vacancyFacets,
  withKnownTerms,
} from "./filter";
import { type ListedVacancy, vacanciesPerPage } from "./list";

const vocabularies: Record<VacancyFacet, Vocabulary> = {
  functionIds: "function_type",
  activityIds: "vrijwilligersactiviteit",
  durationIds: "durations",
  availabilityIds: "availability",
};

type Scope = Pick<RequestScope, "upstreams" | "query">;
type Choices = Record<VacancyFacet, Term[] | null>;

/** Loads the vacancies for an address and the options of its filters (docs/decisions/0023-vacancies.md). */
export async function loadVacancyOverview(scope: Scope, path: string): Promise<VacancyOverview> {
  const requested = readVacancyFilter(scope.query);
  const [choices, first] = await Promise.all([loadChoices(scope), search(scope, requested)]);
  const filter = withKnownTerms(requested, choices);
  const list = filter === requested ? first : await search(scope, filter);
  const overview: VacancyOverview = {
    path,
    filter,
    facets: vacancyFacets.flatMap((name) => {
      const terms = choices[name]?.map(({ id, label }) => ({ id, label })) ?? [];
      return terms.length > 0 ? [{ name, terms }] : [];
    }),
    items: [],
    total: 0,
    paging: noPages,
    unknownPlace: filter.typed !== "" && filter.place === null,
    farther: null,
    failed: list.kind !== "loaded",
  };
  if (list.kind !== "loaded") return overview;
  return { ...overview, ...list.value, ...(await findFarther(scope, filter, list.value)) };
}

async function search(scope: Scope, filter: VacancyFilter) {
  // The typed text is not a place, so nothing is near it.
  const isNoPlace = filter.typed !== "" && filter.place === null;
  return loadList<ListedVacancy>(readPageRequest(scope.query), vacanciesPerPage, async (page) =>
    isNoPlace
      ? { kind: "loaded", status: 200, value: { items: [], total: 0 } }
      : searchVacancies(scope, filter, { page, pageSize: vacanciesPerPage }),
  );
}

/** The terms of each facet; null for a facet that failed to load, which is then hidden. */
async function loadChoices(scope: Scope): Promise<Choices> {
  const terms = async (facet: VacancyFacet) => {
    const result = await listTerms(scope, vocabularies[facet]);
    return result.kind === "loaded" ? result.value : null;
  };
  const [functionIds, activityIds, durationIds, availabilityIds] = await Promise.all([
    terms("functionIds"),
    terms("activityIds"),
    terms("durationIds"),
    terms("availabilityIds"),
  ]);
  return { functionIds, activityIds, durationIds, availabilityIds };
}

const maxFarther = 6;

/**
 * If the search radius contains only work that can be done anywhere, repeats the search once with the widest radius
 * and returns the nearest vacancies. If nothing matches, also checks whether the place exists: a search near an
 * existing place without other filters always finds some work, at least national work.
 */
async function findFarther(
  scope: Scope,
  filter: VacancyFilter,
  { total, paging, items: [nearest] }: Pick<VacancyOverview, "total" | "paging" | "items">,
): Promise<Pick<VacancyOverview, "unknownPlace" | "farther"> | null> {
  if (!filter.place || paging.page > 1 || nearest?.distance != null) return null;
  const everything = { ...filter, ids: noIds, search: "" };
  const [wider, anything] = await Promise.all([
    filter.radius < maxRadius
      ? searchVacancies(scope, { ...filter, radius: maxRadius }, { page: 1, pageSize: maxFarther })
      : null,
    total === 0 ? searchVacancies(scope, everything, { page: 1, pageSize: 1 }) : null,
  ]);
  const unknownPlace = anything?.kind === "loaded" && anything.value.total === 0;
  if (wider?.kind !== "loaded") return { unknownPlace, farther: null };
  const items = wider.value.items.filter(({ distance }) => distance !== null);
  const farther = { radius: maxRadius, items, total: wider.value.total - total };
  return { unknownPlace, farther: items.length > 0 ? farther : null };
}
