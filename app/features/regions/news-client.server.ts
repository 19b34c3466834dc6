import type { UpstreamScope } from "~/.server/context/scope";
import { failedAs } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import type { UpstreamResult } from "~/.server/http/result";
import type { LatestNewsItem, ListedNewsItem, NewsPage } from "~/features/news/public";
import { latestNewsSchema, newsPageSchemaOf } from "~/features/news/public.server";
import type { RegionKey } from "./model";
import { regionPageNews } from "./news";

/** A page of news of a region, ten items; pages count from 1. Every failure, including a 404, has status 500. */
export async function listRegionNews(
  scope: UpstreamScope,
  region: RegionKey,
  page: number,
): Promise<UpstreamResult<NewsPage>> {
  return failedAs(await fetchNews(scope, "/api/v1/region/news", region, page), 500);
}

/** A page of search results in the news of a region. Every failure, including a 404, has status 200. */
export async function searchRegionNews(
  scope: UpstreamScope,
  region: RegionKey,
  term: string,
  page: number,
): Promise<UpstreamResult<NewsPage>> {
  return failedAs(await fetchNews(scope, "/api/v1/region/news-search", region, page, term), 200);
}

/** News for a region page. If one of the two lists fails, the other is used alone. */
export async function listRegionPageNews(
  scope: UpstreamScope,
  region: RegionKey & { title: string },
): Promise<UpstreamResult<ListedNewsItem[]>> {
  const [regional, general] = await Promise.all([
    fetchNews(scope, "/api/v1/region/news", region, 1),
    getJson(scope.upstreams.productApi, "/api/v1/es/news/latest", { schema: latestNewsSchema }),
  ]);
  if (regional.kind !== "loaded" && general.kind !== "loaded") return failedAs(regional, 200);
  const regionalItems: LatestNewsItem[] = regional.kind === "loaded" ? regional.value.items : [];
  const generalItems = general.kind === "loaded" ? general.value : [];
  return { kind: "loaded", status: 200, value: regionPageNews(region, regionalItems, generalItems) };
}

function fetchNews(
  { upstreams: { productApi } }: UpstreamScope,
  path: string,
  region: RegionKey,
  page: number,
  query?: string,
): Promise<UpstreamResult<NewsPage>> {
  return getJson(productApi, path, {
    alwaysThere: true,
    schema: newsPageSchemaOf(page),
    query: {
      ...(query !== undefined && { query }),
      regionId: String(region.id),
      regionName: nameFromPath(region),
      page: String(page - 1),
    },
  });
}

/** Last segment of its path, with spaces for hyphens: 'noord holland'. */
function nameFromPath({ url }: RegionKey): string {
  return (url.split("/").at(-1) ?? "").replaceAll("-", " ");
}
