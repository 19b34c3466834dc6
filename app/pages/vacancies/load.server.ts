import type { UpstreamScope } from "~/.server/context/scope";
import type { UpstreamResult } from "~/.server/http/result";
import { searchVacancies } from "~/features/vacancies/client.server";
import { noIds, type VacancyFilter } from "~/features/vacancies/filter";
import type { ListedVacancy, VacancyPage } from "~/features/vacancies/list";
import { loadContact } from "~/pages/load-contact.server";
import type { PageRequest } from "~/pages/page-loader.server";
import type { DecodedPage } from "~/pages/types";
import type { VacancyPageType } from "./definition";

const maxSimilar = 3;
/** Kilometres. */
const searchRadius = 25;

/** Adds similar vacancies and whom to call. */
export async function loadVacancyPage<P extends DecodedPage<VacancyPageType>>(
  page: P,
  { scope }: PageRequest,
) {
  const [similar, contact] = await Promise.all([
    loadSimilarVacancies(scope, page),
    loadContact(scope, [page.region]),
  ]);
  return { page: { ...page, data: { similar, contact } } };
}

/**
 * Open vacancies of the same theme or function, nearest first. None for a job at the office, and none if one of the
 * calls fails, since a partial list would be in the wrong order.
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
      { ids: { ...noIds, ...ids }, search: "", place: town, radius: searchRadius },
      // One more, because the vacancy itself may be among them.
      { page: 1, pageSize: maxSimilar + 1 },
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
  return [...found.values()].sort(byDistance).slice(0, maxSimilar);
}

/** Vacancies without a distance come last. */
function byDistance(one: ListedVacancy, other: ListedVacancy): number {
  return (one.distance ?? Number.MAX_VALUE) - (other.distance ?? Number.MAX_VALUE);
}
