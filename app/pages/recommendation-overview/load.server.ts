import { loadRecommendationOverview } from "~/features/recommendations/load.server";
import type { PageLoader } from "~/pages/page-loader.server";
import { overviewDocument } from "~/utils/overview";

/** Adds the page's recommendations that match the query. */
export const loadRecommendationOverviewPage: PageLoader<"recommendation_overview"> = async (
  page,
  { scope, path },
) => {
  if (page.nid === null) return { page };
  const overview = await loadRecommendationOverview(scope, path, page.nid);
  return {
    page: { ...page, data: { overview } },
    document: (title) => overviewDocument(overview, title, scope.t),
    failed: overview.failed,
  };
};
