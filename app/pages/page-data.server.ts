import type { RequestScope } from "~/.server/context/context";
import { loadBlockData } from "~/blocks/load.server";
import { loadActivityList } from "~/features/activities/load.server";
import { loadPartners, loadRecommendationOverview } from "~/features/news/overview.server";
import { loadRelatedNews } from "~/features/regions/latest-news.server";
import { loadRegionParts } from "~/features/regions/load.server";
import { loadVacancyOverview } from "~/features/vacancies/load.server";
import { pathOf } from "~/utils/paths";
import type { Page } from "./definitions";
import { loadTestResult } from "./memory-test-result-page/load.server";
import { loadSimilarVacancies } from "./vacancies/load.server";

/** Fills in what a page shows besides what the CMS says of it: what its blocks list, and what its own type does. */
export async function loadPageData<P extends Page>(
  page: P,
  scope: RequestScope,
  request: Request,
): Promise<P> {
  await Promise.all([loadBlockData(page, scope), loadOwnData(page, scope, request)]);
  return page;
}

async function loadOwnData(page: Page, scope: RequestScope, request: Request): Promise<void> {
  // An editor who previews the page has no result of a test.
  if (page.type === "memory_test_result_page" && !scope.preview)
    page.result = await loadTestResult(page, scope, request);
  if (page.type === "location" && page.nid !== null)
    page.activities = await loadActivityList(scope, { kind: "location", locationId: page.nid });
  if (page.type === "news" || page.type === "regio_nieuws")
    page.related = await loadRelatedNews(scope, page, page.path ?? pathOf(request));
  if (page.type === "business_partner_overview")
    page.overview = await loadPartners(scope, page.path ?? pathOf(request));
  if (page.type === "recommendation_overview" && page.nid !== null) {
    const path = page.path ?? pathOf(request);
    page.overview = await loadRecommendationOverview(scope, path, page.nid);
  }
  if (page.type === "vacancy_overview")
    page.vacancies = await loadVacancyOverview(scope, page.path ?? pathOf(request));
  if ("vacancy" in page) page.similar = await loadSimilarVacancies(scope, page);
  if (page.type === "regio" && page.nid !== null) {
    const { nid, title, path } = page;
    page.parts = await loadRegionParts(scope, { id: nid, title, url: path ?? pathOf(request) });
  }
}
