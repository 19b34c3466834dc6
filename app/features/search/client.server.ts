import { z } from "zod";
import { reportOnce } from "~/.server/errors/report-once";
import { isStatus } from "~/.server/http/failures";
import { getJson } from "~/.server/http/get-json";
import { type Failure, isOk, type UpstreamResult } from "~/.server/http/result";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import { type ActivitiesClient, createActivitiesClient } from "~/features/activities/client.server";
import { createNewsClient, type NewsClient } from "~/features/news/client.server";
import { byDateNewestFirst, type LatestNewsItem } from "~/features/news/latest";
import { latestNewsSchema } from "~/features/news/latest-schema.server";
import {
  createRecommendationsClient,
  type RecommendationsClient,
} from "~/features/recommendations/client.server";
import { createRegionsClient, type RegionsClient } from "~/features/regions/client.server";
import { createRegionNewsClient, type RegionNewsClient } from "~/features/regions/news-client.server";
import {
  type ApplicationsClient,
  createApplicationsClient,
} from "~/features/vacancies/application/client.server";
import { createVacanciesClient, type VacanciesClient } from "~/features/vacancies/client.server";
import { failureMessage, redirectParsingFailure, unsupportedDocument } from "~/utils/errors";
import { type Found, isResultType, type Pijler } from "./model";
import { searchResultsSchema } from "./schema.server";
import { createSuggestionsClient, type SuggestionsClient } from "./suggestions-client.server";

/** The product API. Failures of a part of a page are told, not thrown. */
export interface ProductApiClient
  extends RegionsClient,
    ActivitiesClient,
    NewsClient,
    RecommendationsClient,
    RegionNewsClient,
    SuggestionsClient,
    VacanciesClient,
    ApplicationsClient {
  search(term: string, pijler: Pijler): Promise<UpstreamResult<Found>>;
  /** Newest first, without what is hidden from the home page. Empty on failure. */
  listLatestNews(categoryId: number | null): Promise<LatestNewsItem[]>;
  /** Where the entry of an address (path and query) leads, as it is written there, or null. Asked once, no retries. */
  findRedirect(address: string): Promise<UpstreamResult<string | null>>;
}

const redirectSchema = z.object({ To: z.string() });

/** `redirectToken` is the anti-forgery token of the redirect call, or ''. */
export function createProductApiClient(
  api: Upstream,
  scope: CallScope,
  redirectToken = "",
): ProductApiClient {
  return {
    ...createRegionsClient(api, scope),
    ...createActivitiesClient(api, scope),
    ...createNewsClient(api, scope),
    ...createRecommendationsClient(api, scope),
    ...createRegionNewsClient(api, scope),
    ...createSuggestionsClient(api, scope),
    ...createVacanciesClient(api, scope),
    ...createApplicationsClient(api, scope),
    async search(term, pijler) {
      const result = await getJson(api, scope, "/api/v1/es/search", {
        schema: searchResultsSchema,
        query: { query: term, contentType: pijler },
        alwaysThere: true,
      });
      for (const { type } of result.kind === "loaded" ? result.value.results : [])
        if (!isResultType(type)) reportOnce(scope.logger, { type }, unsupportedDocument);
      return result;
    },
    async listLatestNews(categoryId) {
      const query: Record<string, string> = categoryId === null ? {} : { categoryId: String(categoryId) };
      const result = await getJson(api, scope, "/api/v1/es/news/latest", {
        schema: latestNewsSchema,
        query,
        alwaysThere: true,
      });
      return result.kind === "loaded" ? result.value.sort(byDateNewestFirst) : [];
    },
    async findRedirect(address) {
      const result = await getJson(api, scope, "/api/v1/redirect/from", {
        schema: redirectSchema,
        query: { path: address },
        headers: redirectToken ? { "X-CSRF-Token": redirectToken } : {},
        retries: 0,
        failureIn: redirectFailure,
        unreadable: redirectParsingFailure,
      });
      if (result.kind === "loaded") return { ...result, value: result.value.To || null };
      return isStatus(result, 404) ? { kind: "loaded", status: 404, value: null } : result;
    },
  };
}

/** Of this call every status is what it is (spec 000, section 7). */
function redirectFailure({ status }: { status: number }): Failure | undefined {
  return isOk(status) ? undefined : { kind: "failed", status, reason: failureMessage(status) };
}
