import type { RequestScope } from "~/.server/context/scope";
import { mapLoaded } from "~/.server/http/change-result";
import { type LoadedList, loadList } from "~/.server/http/list-pages";
import type { UpstreamResult } from "~/.server/http/result";
import type { Term, Vocabulary } from "~/fields/terms";
import { noPages, pageCount, readPageRequest } from "~/utils/pagination";
import { maxRadius } from "~/utils/search-radius";
import { listTerms, maxPageSize, searchVacancies } from "./client.server";
import {
  noIds,
  readVacancyFilter,
  type VacancyFacet,
  type VacancyFilter,
  type VacancyOverview,
  vacancyFacets,
  withKnownTerms,
} from "./filter";
import { isAnywhere, type ListedVacancy, type VacancyPage, vacanciesPerPage } from "./list";

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
  const [list, unused] = await Promise.all([
    filter === requested ? first : search(scope, filter),
    // Not while the search fails: these are searches too.
    first.kind === "loaded" ? unusedDurations(scope, choices.durationIds) : new Set<number>(),
  ]);
  // A chosen term stays, so that it can be removed.
  const isOffered = (facet: VacancyFacet, id: number) =>
    facet !== "durationIds" || !unused.has(id) || filter.ids.durationIds.includes(id);
  const overview: VacancyOverview = {
    path,
    filter,
    facets: vacancyFacets.flatMap((name) => {
      const offered = choices[name]?.filter(({ id }) => isOffered(name, id)) ?? [];
      const terms = offered.map(({ id, label }) => ({ id, label }));
      return terms.length > 0 ? [{ name, terms }] : [];
    }),
    items: [],
    total: 0,
    anywhere: [],
    paging: noPages,
    unknownPlace: filter.typed !== "" && filter.place === null,
    farther: null,
    failed: list.kind !== "loaded",
  };
  if (list.kind !== "loaded") return overview;
  return { ...overview, ...list.value, ...(await findFarther(scope, filter, list.value)) };
}

type FoundVacancies = LoadedList<ListedVacancy> & Pick<VacancyOverview, "anywhere">;

/** The matching vacancies; near a place, work that can be done anywhere is a list of its own and not counted. */
async function search(scope: Scope, filter: VacancyFilter): Promise<UpstreamResult<FoundVacancies>> {
  // The typed text is not a place, so nothing is near it.
  const isNoPlace = filter.typed !== "" && filter.place === null;
  // Loaded once for all pages.
  const once: { anywhere?: Promise<UpstreamResult<ListedVacancy[]>> } = {};
  const list = await loadList<ListedVacancy>(readPageRequest(scope.query), vacanciesPerPage, async (page) => {
    if (isNoPlace) return { kind: "loaded", status: 200, value: { items: [], total: 0 } };
    const found = await searchVacancies(scope, filter, { page, pageSize: vacanciesPerPage });
    if (!filter.place || found.kind !== "loaded" || found.value.total === 0) return found;
    once.anywhere ??= listAnywhere(scope, filter, found.value, page);
    return mapLoaded(await once.anywhere, ({ length }) => ({
      items: found.value.items.filter((vacancy) => !isAnywhere(vacancy)),
      total: found.value.total - length,
    }));
  });
  const anywhere = await once.anywhere;
  return mapLoaded(list, (value) => ({
    ...value,
    anywhere: anywhere?.kind === "loaded" ? anywhere.value : [],
  }));
}

/** Matching work that can be done anywhere. It is at the end of a search near a place, which is read from there. */
async function listAnywhere(
  scope: Scope,
  filter: VacancyFilter,
  { items, total }: VacancyPage,
  page: number,
): Promise<UpstreamResult<ListedVacancy[]>> {
  if (page === 1 && items.length >= total) return loaded(items.filter(isAnywhere));
  const found: ListedVacancy[] = [];
  for (let last = pageCount(total, maxPageSize); last >= 1; last -= 1) {
    const tail = await searchVacancies(scope, filter, { page: last, pageSize: maxPageSize });
    if (tail.kind !== "loaded") return tail;
    const anywhere = tail.value.items.filter(isAnywhere);
    found.unshift(...anywhere);
    if (anywhere.length < tail.value.items.length) break;
  }
  return loaded(found);
}

const loaded = <T>(value: T): UpstreamResult<T> => ({ kind: "loaded", status: 200, value });

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

/**
 * Ids of durations that no volunteer work has: jobs at the office share the vocabulary ('36 uur per week'). A duration
 * whose search fails counts as used.
 */
async function unusedDurations(scope: Scope, terms: Term[] | null): Promise<Set<number>> {
  const results = await Promise.all(
    (terms ?? []).map(async ({ id }) => {
      const filter = { ids: { ...noIds, durationIds: [id] }, search: "", place: null, radius: maxRadius };
      const found = await searchVacancies(scope, filter, { page: 1, pageSize: 1 });
      return found.kind === "loaded" && found.value.total === 0 ? [id] : [];
    }),
  );
  return new Set(results.flat());
}

const maxFarther = 6;

/**
 * If the search radius contains no work, or only work that can be done anywhere, repeats the search once with the widest radius
 * and returns the nearest vacancies. If nothing matches, also checks whether the place exists: a search near an
 * existing place without other filters always finds some work, at least national work.
 */
async function findFarther(
  scope: Scope,
  filter: VacancyFilter,
  { total, anywhere }: Pick<VacancyOverview, "total" | "anywhere">,
): Promise<Pick<VacancyOverview, "unknownPlace" | "farther"> | null> {
  if (!filter.place || total > 0) return null;
  const everything = { ...filter, ids: noIds, search: "" };
  const [wider, anything] = await Promise.all([
    filter.radius < maxRadius
      ? searchVacancies(scope, { ...filter, radius: maxRadius }, { page: 1, pageSize: maxFarther })
      : null,
    anywhere.length === 0 ? searchVacancies(scope, everything, { page: 1, pageSize: 1 }) : null,
  ]);
  const unknownPlace = anything?.kind === "loaded" && anything.value.total === 0;
  if (wider?.kind !== "loaded") return { unknownPlace, farther: null };
  const items = wider.value.items.filter((vacancy) => !isAnywhere(vacancy));
  const farther = { radius: maxRadius, items, total: wider.value.total - anywhere.length };
  return { unknownPlace, farther: items.length > 0 ? farther : null };
}
