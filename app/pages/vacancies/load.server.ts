import type { UpstreamScope } from "~/.server/context/scope";
import type { UpstreamResult } from "~/.server/http/result";
import { searchVacancies } from "~/features/vacancies/client.server";
import { noIds, type VacancyFilter } from "~/features/vacancies/filter";
import type { ListedVacancy, VacancyPage } from "~/features/vacancies/list";
import type { PageRequest } from "~/pages/page-loader.server";
import type { DecodedPage } from "~/pages/types";
import type { VacancyPageType } from "./definition";

const mostSimilar = 3;
/** Kilometres; who wants to do this work in one town will want to do it in the next. */
const near = 25;

/** Other work like that of the vacancy. */
export async function loadVacancyPage<P extends DecodedPage<VacancyPageType>>(
  page: P,
  { scope }: PageRequest,
) {
  return { page: { ...page, data: { similar: await loadSimilarVacancies(scope, page) } } };
}

/**
 * Other open work of the same kind or function, nearest to its town first; of a job at the office there is none. When
 * a call fails there is none either: half of it would be in the wrong order.
 */
async function loadSimilarVacancies(
  scope: UpstreamScope,
  { nid, vacancy }: DecodedPage<VacancyPageType>,
): Promise<ListedVacancy[]> {
  const { kind, theme, functionType, place, zipCode } = vacancy;
  if (kind === "corporate" || vacancy.isOpenApplication) return [];
  const town = place?.kind === "city" ? (zipCode ?? place.city) : null;
  const search = (ids: Partial<VacancyFilter["ids"]>): Promise<UpstreamResult<VacancyPage>> =>
    searchVacancies(
      scope,
      { ids: { ...noIds, ...ids }, search: "", place: town, range: near },
      // One of them may be the vacancy itself.
      { page: 1, pageSize: mostSimilar + 1 },
    );
  const results = await Promise.all([
    ...(theme ? [search({ activityIds: [theme.id] })] : []),
    ...(functionType ? [search({ functionIds: [functionType.id] })] : []),
  ]);
  const found = new Map<number, ListedVacancy>();
  for (const result of results) {
    if (result.kind !== "loaded") return [];
    for (const item of result.value.items) if (item.id !== nid) found.set(item.id, item);
  }
  return [...found.values()].sort(byDistance).slice(0, mostSimilar);
}

/** What can be done anywhere comes last. */
function byDistance(one: ListedVacancy, other: ListedVacancy): number {
  return (one.distance ?? Number.MAX_VALUE) - (other.distance ?? Number.MAX_VALUE);
}
