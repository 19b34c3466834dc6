import type { UpstreamScope } from "~/.server/context/scope";
import { type LatestNewsItem, type ListedNewsItem, relatedNews } from "~/features/news/public";
import { listLatestNews } from "~/features/news/public.server";
import type { PageReference } from "~/fields/page-references";
import type { RegionKey } from "./model";
import { latestNewsMix } from "./news";
import { listRegionNews } from "./news-client.server";

/**
 * The latest news for a block: of one category, or of all categories mixed with news of the page's region. A call that
 * fails adds nothing.
 */
export async function loadLatestNews(
  scope: UpstreamScope,
  page: { region: PageReference | null },
  categoryId: number | null,
): Promise<ListedNewsItem[]> {
  const region = categoryId === null ? regionKey(page.region) : null;
  const [regional, general] = await Promise.all([
    region ? firstPageOfNews(scope, region) : [],
    listLatestNews(scope, categoryId),
  ]);
  return latestNewsMix(region && page.region, regional, general);
}

/** Related news for a news item: of the same region, or of the same category. */
export async function loadRelatedNews(
  scope: UpstreamScope,
  item: { region: PageReference | null; categoryId: number | null; path: string },
): Promise<LatestNewsItem[]> {
  const region = regionKey(item.region);
  const news = region ? await firstPageOfNews(scope, region) : await listLatestNews(scope, item.categoryId);
  return relatedNews(news, item.path);
}

async function firstPageOfNews(scope: UpstreamScope, region: RegionKey): Promise<LatestNewsItem[]> {
  const result = await listRegionNews(scope, region, 1);
  return result.kind === "loaded" ? result.value.items : [];
}

function regionKey(region: PageReference | null): RegionKey | null {
  return region && region.id !== null && region.url !== null ? { id: region.id, url: region.url } : null;
}
