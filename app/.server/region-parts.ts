import type { Part, RegionParts } from "~/domain/region-parts";
import { currentHighlights } from "~/domain/regional-highlights";
import type { RegionKey } from "~/domain/regions";
import { type ActivitySource, loadActivityList } from "./activity-lists";
import type { RequestScope } from "./context";
import type { UpstreamResult } from "./http/result";

/** Everything the page of a branch lists, all at once: a part that fails is null and the rest stands. */
export async function loadRegionParts(
  scope: RequestScope,
  region: RegionKey & { title: string },
  activities: ActivitySource = { kind: "region", regionId: region.id },
): Promise<RegionParts> {
  const { cms, productApi, now } = scope;
  const [highlights, list, locations, news, services, dementiaInfo, about] = await Promise.all([
    cms.listRegionHighlights(region),
    loadActivityList(scope, activities),
    productApi.listLocations(region.id, { page: 1 }),
    productApi.listRegionPageNews(region),
    cms.listRegionServices(region),
    cms.listDementiaInfo(region),
    cms.findAboutRegion(region),
  ]);
  const current = partOf(highlights);
  return {
    region,
    highlights: current && currentHighlights(current, now),
    activities: list,
    locations: partOf(locations),
    news: partOf(news),
    services: partOf(services),
    dementiaInfo: partOf(dementiaInfo),
    about: about.kind === "loaded" ? (about.value ?? "none") : null,
  };
}

function partOf<T>(result: UpstreamResult<T>): Part<T> {
  return result.kind === "loaded" ? result.value : null;
}
