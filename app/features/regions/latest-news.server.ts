import type { RequestScope } from "~/.server/context/context";
import { type LatestNewsItem, type ListedNewsItem, relatedNews } from "~/features/news/latest";
import type { Page } from "~/pages/definitions";
import type { RegionKey } from "./model";
import { latestNewsMix } from "./news";

/**
 * The latest news as a block lists it: of one category, or of all of them together with the news of the region that
 * the page belongs to. Nothing where a call fails.
 */
export async function loadLatestNews(
  { productApi }: RequestScope,
  page: Page,
  categoryId: number | null,
): Promise<ListedNewsItem[]> {
  const region = categoryId === null ? regionOf(page) : null;
  const [regional, general] = await Promise.all([
    region ? newsOf(productApi, region) : [],
    productApi.listLatestNews(categoryId),
  ]);
  return latestNewsMix(regional, general);
}

/** What somebody who reads this news may want to read too: of the same region, or of the same category. */
export async function loadRelatedNews(
  { productApi }: RequestScope,
  page: Extract<Page, { type: "news" | "regio_nieuws" }>,
  path: string,
): Promise<LatestNewsItem[]> {
  const region = regionOf(page);
  const news = region
    ? await newsOf(productApi, region)
    : await productApi.listLatestNews(page.newsCategory?.id ?? null);
  return relatedNews(news, path);
}

async function newsOf(productApi: RequestScope["productApi"], region: RegionKey): Promise<LatestNewsItem[]> {
  const result = await productApi.listRegionNews(region, 1);
  return result.kind === "loaded" ? result.value.items : [];
}

/** The region that a page is, or belongs to. */
function regionOf(page: Page): RegionKey | null {
  const { id, url } =
    page.type === "regio" ? { id: page.nid, url: page.path } : (page.region ?? { id: null, url: null });
  return id === null || url === null ? null : { id, url };
}
