import { failedAs } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import type { UpstreamResult } from "~/.server/http/result";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import type { LatestNewsItem, ListedNewsItem } from "~/features/news/latest";
import { latestNewsSchema } from "~/features/news/latest-schema.server";
import type { NewsPage } from "~/features/news/model";
import { newsPageSchema } from "~/features/news/schema.server";
import type { RegionKey } from "./model";
import { regionPageNews } from "./news";

/** The news of a region. Pages are from 1 and hold ten. Also a 404 is a failure (spec 001, section 8). */
export interface RegionNewsClient {
  listRegionNews(region: RegionKey, page: number): Promise<UpstreamResult<NewsPage>>;
  searchRegionNews(region: RegionKey, term: string, page: number): Promise<UpstreamResult<NewsPage>>;
  /** What the page of a region shows: three of its own, filled up to six with general news, newest first. */
  listRegionPageNews(region: RegionKey): Promise<UpstreamResult<ListedNewsItem[]>>;
}

export function createRegionNewsClient(api: Upstream, scope: CallScope): RegionNewsClient {
  const newsOf = (path: string, region: RegionKey, page: number, query?: string) => {
    return getJson(api, scope, path, {
      alwaysThere: true,
      schema: newsPageSchema(scope.logger, path),
      query: {
        ...(query !== undefined && { query }),
        regionId: String(region.id),
        regionName: regionNameOf(region),
        page: String(page - 1),
      },
    });
  };

  return {
    async listRegionNews(region, page) {
      return failedAs(await newsOf("/api/v1/region/news", region, page), 500);
    },
    async searchRegionNews(region, term, page) {
      return failedAs(await newsOf("/api/v1/region/news-search", region, page, term), 200);
    },
    async listRegionPageNews(region) {
      const [regional, general] = await Promise.all([
        newsOf("/api/v1/region/news", region, 1),
        getJson(api, scope, "/api/v1/es/news/latest", { schema: latestNewsSchema }),
      ]);
      if (regional.kind !== "loaded" && general.kind !== "loaded") return failedAs(regional, 200);
      const own: LatestNewsItem[] = regional.kind === "loaded" ? regional.value.items : [];
      const others = general.kind === "loaded" ? general.value : [];
      return { kind: "loaded", status: 200, value: regionPageNews(own, others) };
    },
  };
}

/** As its address names it, with spaces for hyphens: 'noord holland'. */
function regionNameOf({ url }: RegionKey): string {
  return (url.split("/").at(-1) ?? "").replaceAll("-", " ");
}
