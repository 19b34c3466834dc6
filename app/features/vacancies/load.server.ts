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

/** The volunteer work that an address asks for, with the choices of its filters (docs/decisions/0023-vacancies.md). */
export async function loadVacancyOverview(scope: Scope, path: string): Promise<VacancyOverview> {
  const asked = readVacancyFilter(scope.query);
  const [choices, first] = await Promise.all([loadChoices(scope), search(scope, asked)]);
  const filter = withKnownTerms(asked, choices);
  const list = filter === asked ? first : await search(scope, filter);
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
  return { ...overview, ...list.value, ...(await lookAround(scope, filter, list.value)) };
}

async function search(scope: Scope, filter: VacancyFilter) {
  // What was typed is no place: there is nothing near it.
  const nowhere = filter.typed !== "" && filter.place === null;
  return loadList<ListedVacancy>(readPageRequest(scope.query), vacanciesPerPage, async (page) =>
    nowhere
      ? { kind: "loaded", status: 200, value: { items: [], total: 0 } }
      : searchVacancies(scope, filter, { page, pageSize: vacanciesPerPage }),
  );
}

/** The terms of each filter; null where they could not be loaded, so that only that filter is not shown. */
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

const fartherShown = 6;

/**
 * Where there is nothing within the range of a place but what can be done anywhere: the nearest that the same search
 * finds beyond it, asked for once. Where there is nothing at all, also whether the place is known: of a known one
 * there is always something, if only national work.
 */
async function lookAround(
  scope: Scope,
  filter: VacancyFilter,
  { total, paging, items: [nearest] }: Pick<VacancyOverview, "total" | "paging" | "items">,
): Promise<Pick<VacancyOverview, "unknownPlace" | "farther"> | null> {
  if (!filter.place || paging.page > 1 || nearest?.distance != null) return null;
  const everything = { ...filter, ids: noIds, search: "" };
  const [wider, anything] = await Promise.all([
    filter.range < maxRadius
      ? searchVacancies(scope, { ...filter, range: maxRadius }, { page: 1, pageSize: fartherShown })
      : null,
    total === 0 ? searchVacancies(scope, everything, { page: 1, pageSize: 1 }) : null,
  ]);
  const unknownPlace = anything?.kind === "loaded" && anything.value.total === 0;
  if (wider?.kind !== "loaded") return { unknownPlace, farther: null };
  const items = wider.value.items.filter(({ distance }) => distance !== null);
  const farther = { range: maxRadius, items, total: wider.value.total - total };
  return { unknownPlace, farther: items.length > 0 ? farther : null };
}
