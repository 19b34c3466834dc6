import { loadActivityList } from "~/features/activities/load.server";
import type { PageLoader } from "~/pages/page-loader.server";
import { titleOfPage } from "~/utils/overview";

/** Adds the planned activities of the location. */
export const loadLocation: PageLoader<"location"> = async (page, { scope }) => {
  if (page.nid === null) return { page };
  const activities = await loadActivityList(scope, { kind: "location", locationId: page.nid });
  return {
    page: { ...page, data: { activities } },
    document: (title) => ({ title: titleOfPage(title, activities.paging, scope.t) }),
  };
};
