import { loadPartners } from "~/features/partners/load.server";
import type { PageLoader } from "~/pages/page-loader.server";
import { overviewDocument } from "~/utils/overview";

/** The companies that help, as the address asks for them. */
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
