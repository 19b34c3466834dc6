import type { UpstreamScope } from "~/.server/context/scope";
import { type LatestNewsItem, type ListedNewsItem, relatedNews } from "~/features/news/public";
import { listLatestNews } from "~/features/news/public.server";
import type { PageReference } from "~/fields/page-references";
import type { RegionKey } from "./model";
import { latestNewsMix } from "./news";
import { listRegionNews } from "./news-client.server";

/**
 * The latest news as a block lists it: of one category, or of all of them together with the news of the region that
 * the page belongs to. Nothing where a call fails.
 */
export async function loadLatestNews(
  scope: UpstreamScope,
  page: { region: PageReference | null },
  categoryId: number | null,
): Promise<ListedNewsItem[]> {
  const region = categoryId === null ? regionKey(page.region) : null;
  const [regional, general] = await Promise.all([
    region ? newsOf(scope, region) : [],
    listLatestNews(scope, categoryId),
  ]);
  return latestNewsMix(regional, general);
}

/** What a reader of some news may want to read too: of the same region, or of the same category. */
export async function loadRelatedNews(
  scope: UpstreamScope,
  read: { region: PageReference | null; categoryId: number | null; path: string },
): Promise<LatestNewsItem[]> {
  const region = regionKey(read.region);
  const news = region ? await newsOf(scope, region) : await listLatestNews(scope, read.categoryId);
  return relatedNews(news, read.path);
}

async function newsOf(scope: UpstreamScope, region: RegionKey): Promise<LatestNewsItem[]> {
  const result = await listRegionNews(scope, region, 1);
  return result.kind === "loaded" ? result.value.items : [];
}

function regionKey(region: PageReference | null): RegionKey | null {
  return region && region.id !== null && region.url !== null ? { id: region.id, url: region.url } : null;
}
