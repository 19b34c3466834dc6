import { loadPartners } from "~/features/partners/load.server";
import type { PageLoader } from "~/pages/page-loader.server";
import { overviewDocument } from "~/utils/overview";

/** Adds the business partners that match the query. */
export const loadBusinessPartnerOverview: PageLoader<"business_partner_overview"> = async (
  page,
  { scope, path },
) => {
  const overview = await loadPartners(scope, path);
  return {
    page: { ...page, data: { overview } },
    document: (title) => overviewDocument(overview, title, scope.t),
    failed: overview.failed,
  };
};
