import type { UpstreamScope } from "~/.server/context/scope";
import { notFoundAs } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import type { UpstreamResult } from "~/.server/http/result";
import { readableItems } from "~/fields/readable-items";
import { byWeight, type Term, termSchema, type Vocabulary } from "~/fields/terms";
import { failureMessage } from "~/utils/errors";
import type { SearchRadius } from "~/utils/search-radius";
import { defaultVacancyRadius, type VacancyFilter } from "./filter";
import type { VacancyPage } from "./list";
import { firstVacancyPageSchema, vacancyPageSchema } from "./schema.server";

/** Lists vacancies near the place, or of the region if the place is null. */
export interface VacancySource {
  regionId: number | null;
  place: string | null;
}

/** The result for a 404, with which the product API reports that nothing matches. Pages count from 1. */
const emptyPage: VacancyPage = { items: [], total: 0 };

/** The most vacancies that a search returns at once. */
export const maxPageSize = 100;

/** Searches open volunteer work, `pageSize` to a page; in the whole country if there is no place. */
export function searchVacancies(
  scope: UpstreamScope,
  { ids, search, place, radius }: Pick<VacancyFilter, "ids" | "search" | "place" | "radius">,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<UpstreamResult<VacancyPage>> {
  const idParameters = (name: string, list: number[]) =>
    list.map((id): [string, string] => [name, String(id)]);
  return fetchPage(scope, "/api/v1/region/vacancies/search", [
    ["query", search],
    ...idParameters("functionId", ids.functionIds),
    ...idParameters("activityId", ids.activityIds),
    ...idParameters("durationId", ids.durationIds),
    ...idParameters("availabilityId", ids.availabilityIds),
    ["address", place ?? ""],
    ["page", String(page)],
    ["pageSize", String(pageSize)],
    ...(place ? [["radius", String(radius)] satisfies [string, string]] : []),
  ]);
}

/** All volunteer work near a place or postcode, six to a page; empty for an unknown place. */
export function listClosestVacancies(
  scope: UpstreamScope,
  place: string,
  { radius, page }: { radius: SearchRadius; page: number },
): Promise<UpstreamResult<VacancyPage>> {
  return fetchPage(scope, "/api/v1/region/vacancies/closest", [
    ["query", place],
    ["radius", String(radius)],
    ["page", String(page)],
  ]);
}

/** Six to a page. Fails with status 500 if the source has neither a region nor a place. */
export async function listRegionVacancies(
  scope: UpstreamScope,
  { regionId, place }: VacancySource,
  page: number,
): Promise<UpstreamResult<VacancyPage>> {
  if (place) return listClosestVacancies(scope, place, { radius: defaultVacancyRadius, page });
  if (regionId !== null) {
    return fetchPage(scope, `/api/v1/region/vacancies/${regionId}`, [["page", String(page)]]);
  }
  const { logger } = scope.upstreams.productApi.calls;
  logger.error({ status: 500 }, "vacancies of neither a region nor a place");
  return { kind: "failed", status: 500, reason: failureMessage(500) };
}

async function fetchPage(
  { upstreams: { productApi } }: UpstreamScope,
  path: string,
  query: [string, string][],
): Promise<UpstreamResult<VacancyPage>> {
  const isFirst = query.some(([name, value]) => name === "page" && value === "1");
  const schema = isFirst ? firstVacancyPageSchema : vacancyPageSchema;
  return notFoundAs(await getJson(productApi, path, { schema, query }), emptyPage);
}

const termsSchema = readableItems(termSchema).transform((terms) => terms.sort(byWeight));

/** The terms of a vocabulary, sorted by weight. */
export async function listTerms(
  { upstreams: { cms } }: UpstreamScope,
  vocabulary: Vocabulary,
): Promise<UpstreamResult<Term[]>> {
  const path = `/api/drupal/api/taxonomies/${vocabulary}`;
  return notFoundAs(await getJson(cms, path, { schema: termsSchema }), []);
}
