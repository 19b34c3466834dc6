import type { UpstreamScope } from "~/.server/context/scope";
import { failedAs } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import type { UpstreamResult } from "~/.server/http/result";
import type { LatestNewsItem, ListedNewsItem, NewsPage } from "~/features/news/public";
import { latestNewsSchema, newsPageSchema } from "~/features/news/public.server";
import type { RegionKey } from "./model";
import { regionPageNews } from "./news";

/** A page of the news of a region: from 1, ten items. Also a 404 is a failure. */
export async function listRegionNews(
  scope: UpstreamScope,
  region: RegionKey,
  page: number,
): Promise<UpstreamResult<NewsPage>> {
  return failedAs(await newsOf(scope, "/api/v1/region/news", region, page), 500);
}

/** The same of what is found in it. */
export async function searchRegionNews(
  scope: UpstreamScope,
  region: RegionKey,
  term: string,
  page: number,
): Promise<UpstreamResult<NewsPage>> {
  return failedAs(await newsOf(scope, "/api/v1/region/news-search", region, page, term), 200);
}

/** What the page of a region shows: three of its own, filled up to six with general news, newest first. */
export async function listRegionPageNews(
  scope: UpstreamScope,
  region: RegionKey,
): Promise<UpstreamResult<ListedNewsItem[]>> {
  const [regional, general] = await Promise.all([
    newsOf(scope, "/api/v1/region/news", region, 1),
    getJson(scope.upstreams.productApi, "/api/v1/es/news/latest", { schema: latestNewsSchema }),
  ]);
  if (regional.kind !== "loaded" && general.kind !== "loaded") return failedAs(regional, 200);
  const own: LatestNewsItem[] = regional.kind === "loaded" ? regional.value.items : [];
  const others = general.kind === "loaded" ? general.value : [];
  return { kind: "loaded", status: 200, value: regionPageNews(own, others) };
}

function newsOf(
  { upstreams: { productApi } }: UpstreamScope,
  path: string,
  region: RegionKey,
  page: number,
  query?: string,
): Promise<UpstreamResult<NewsPage>> {
  return getJson(productApi, path, {
    alwaysThere: true,
    schema: newsPageSchema(productApi.calls.logger, path),
    query: {
      ...(query !== undefined && { query }),
      regionId: String(region.id),
      regionName: regionNameOf(region),
      page: String(page - 1),
    },
  });
}

/** As its address names it, with spaces for hyphens: 'noord holland'. */
function regionNameOf({ url }: RegionKey): string {
  return (url.split("/").at(-1) ?? "").replaceAll("-", " ");
}
