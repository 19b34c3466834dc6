import { z } from "zod";
import { byDateNewestFirst, type LatestNewsItem } from "~/domain/latest-news";
import type { Pijler, SearchResult } from "~/domain/search";
import type { UpstreamResult } from "../http/result";
import { type CallScope, getJson, type Upstream } from "../http/upstream";
import { latestNewsSchema } from "./latest-news-schema";
import { searchResultsSchema } from "./search-results-schema";

/** The product API. Failures of a part of a page are told, not thrown. */
export interface ProductApiClient {
  search(term: string, pijler: Pijler): Promise<UpstreamResult<SearchResult[]>>;
  /** Newest first, without what is hidden from the home page. Empty on failure. */
  listLatestNews(categoryId: number | null): Promise<LatestNewsItem[]>;
  /** Where an address that no longer exists went, or null. */
  findRedirect(path: string): Promise<string | null>;
}

const redirectSchema = z.object({ From: z.string(), To: z.string().min(1) });

export function createProductApiClient(api: Upstream, scope: CallScope): ProductApiClient {
  return {
    search: (term, pijler) =>
      getJson(api, scope, "/api/v1/es/search", {
        schema: searchResultsSchema,
        query: { query: term, contentType: pijler },
      }),
    async listLatestNews(categoryId) {
      const query: Record<string, string> = categoryId === null ? {} : { categoryId: String(categoryId) };
      const result = await getJson(api, scope, "/api/v1/es/news/latest", { schema: latestNewsSchema, query });
      return result.kind === "loaded" ? result.value.sort(byDateNewestFirst) : [];
    },
    async findRedirect(path) {
      const query = { path };
      const result = await getJson(api, scope, "/api/v1/redirect/from", { schema: redirectSchema, query });
      return result.kind === "loaded" ? result.value.To : null;
    },
  };
}
