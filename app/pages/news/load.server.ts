import { loadRelatedNews } from "~/features/regions/latest-news.server";
import type { PageRequest } from "~/pages/page-loader.server";
import type { DecodedPage } from "~/pages/types";

/** Adds related news: of the same region, or of the same category. */
export async function loadNewsPage<P extends DecodedPage<"news" | "regio_nieuws">>(
  page: P,
  { scope, path }: PageRequest,
) {
  const { region, newsCategory } = page;
  const related = await loadRelatedNews(scope, { region, categoryId: newsCategory?.id ?? null, path });
  return { page: { ...page, data: { related } } };
}
