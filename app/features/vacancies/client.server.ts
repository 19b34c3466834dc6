import type { UpstreamScope } from "~/.server/context/scope";
import { mapLoaded, orNothing } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import { readableItems } from "~/.server/http/readable-items";
import type { UpstreamResult } from "~/.server/http/result";
import { byWeight, type Term, termSchema, type Vocabulary } from "~/fields/terms";
import { failureMessage } from "~/utils/errors";
import type { SearchRadius } from "~/utils/search-radius";
import { defaultVacancyRange, type VacancyFilter } from "./filter";
import type { VacancyPage } from "./list";
import { vacancyPageSchema } from "./schema.server";

/** Where the vacancies of a region come from: those near a place, else those of the region. */
export interface VacancySource {
  regionId: number | null;
  place: string | null;
}

/** Pages are from 1; 'none' (a 404) is an empty page. */
const none: VacancyPage = { items: [], total: 0 };

/** Volunteer work that is open, `pageSize` on a page. Without a place it is that of the whole country. */
export function searchVacancies(
  scope: UpstreamScope,
  { ids, search, place, range }: Pick<VacancyFilter, "ids" | "search" | "place" | "range">,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<UpstreamResult<VacancyPage>> {
  const chosen = (name: string, list: number[]) => list.map((id): [string, string] => [name, String(id)]);
  return pageOf(scope, "/api/v1/region/vacancies/search", [
    ["query", search],
    ...chosen("functionId", ids.functionIds),
    ...chosen("activityId", ids.activityIds),
    ...chosen("durationId", ids.durationIds),
    ...chosen("availabilityId", ids.availabilityIds),
    ["address", place ?? ""],
    ["page", String(page)],
    ["pageSize", String(pageSize)],
    ...(place ? [["radius", String(range)] satisfies [string, string]] : []),
  ]);
}

/** All volunteer work near a place or postcode, six on a page; none where the place is not known. */
export function listClosestVacancies(
  scope: UpstreamScope,
  place: string,
  { range, page }: { range: SearchRadius; page: number },
): Promise<UpstreamResult<VacancyPage>> {
  return pageOf(scope, "/api/v1/region/vacancies/closest", [
    ["query", place],
    ["radius", String(range)],
    ["page", String(page)],
  ]);
}

/** Six on a page; without a source a failure with status 500. */
export async function listRegionVacancies(
  scope: UpstreamScope,
  { regionId, place }: VacancySource,
  page: number,
): Promise<UpstreamResult<VacancyPage>> {
  if (place) return listClosestVacancies(scope, place, { range: defaultVacancyRange, page });
  if (regionId !== null) {
    return pageOf(scope, `/api/v1/region/vacancies/${regionId}`, [["page", String(page)]]);
  }
  const { logger } = scope.upstreams.productApi.calls;
  logger.error({ status: 500 }, "vacancies of neither a region nor a place");
  return { kind: "failed", status: 500, reason: failureMessage(500) };
}

async function pageOf(
  { upstreams: { productApi } }: UpstreamScope,
  path: string,
  query: [string, string][],
): Promise<UpstreamResult<VacancyPage>> {
  const schema = vacancyPageSchema(productApi.calls.logger, path);
  return orNothing(await getJson(productApi, path, { schema, query }), none);
}

/** The terms of a vocabulary, by weight. */
export async function listTerms(
  { upstreams: { cms } }: UpstreamScope,
  vocabulary: Vocabulary,
): Promise<UpstreamResult<Term[]>> {
  const path = `/api/drupal/api/taxonomies/${vocabulary}`;
  const schema = readableItems(termSchema, cms.calls.logger, path);
  return mapLoaded(orNothing(await getJson(cms, path, { schema }), []), (terms) => terms.sort(byWeight));
}
