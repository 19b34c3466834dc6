import { loadRegionParts } from "~/features/regions/load.server";
import { partsWithEachPictureOnce } from "~/features/regions/parts";
import type { PageLoader } from "~/pages/page-loader.server";
import { titleOfPage } from "~/utils/overview";

/** Adds the lists of the region: activities, news, locations and vacancies. */
export const loadRegio: PageLoader<"regio"> = async (page, { scope, path }) => {
  const { nid, title } = page;
  if (nid === null) return { page };
  const parts = await loadRegionParts(scope, { id: nid, title, url: path });
  const shown = [page.header.image, ...page.blocks.map((block) => ("image" in block ? block.image : null))];
  return {
    page: { ...page, data: { parts: partsWithEachPictureOnce(parts, shown) } },
    document: (title) => ({ title: titleOfPage(title, parts.activities.paging, scope.t) }),
  };
};
