import type { UpstreamScope } from "~/.server/context/scope";
import { failedAs } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import type { UpstreamResult } from "~/.server/http/result";
import { byDateNewestFirst, type LatestNewsItem } from "./latest";
import { latestNewsSchema } from "./latest-schema.server";
import type { NewsPage } from "./model";
import { newsPageSchemaOf } from "./schema.server";

/** A page of national news, ten items; pages count from 1. Every failure, including a 404, has status 500. */
export function listNews(scope: UpstreamScope, page: number): Promise<UpstreamResult<NewsPage>> {
  return fetchPage(scope, "/api/v1/es/news", page);
}

/** A page of search results in national news. Failures as for `listNews`. */
export function searchNews(
  scope: UpstreamScope,
  term: string,
  page: number,
): Promise<UpstreamResult<NewsPage>> {
  return fetchPage(scope, "/api/v1/es/news/search", page, { query: term });
}

/** The latest news, newest first, without items that are hidden from the home page. Empty on failure. */
export async function listLatestNews(
  { upstreams: { productApi } }: UpstreamScope,
  categoryId: number | null,
): Promise<LatestNewsItem[]> {
  const query: Record<string, string> = categoryId === null ? {} : { categoryId: String(categoryId) };
  const result = await getJson(productApi, "/api/v1/es/news/latest", {
    schema: latestNewsSchema,
    query,
    alwaysThere: true,
  });
  return result.kind === "loaded" ? result.value.toSorted(byDateNewestFirst) : [];
}

async function fetchPage(
  { upstreams: { productApi } }: UpstreamScope,
  path: string,
  page: number,
  search?: { query: string },
): Promise<UpstreamResult<NewsPage>> {
  const query = { ...search, page: String(page - 1) };
  const result = await getJson(productApi, path, {
    alwaysThere: true,
    schema: newsPageSchemaOf(page),
    query,
  });
  return failedAs(result, 500);
}
