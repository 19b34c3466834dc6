import { z } from "zod";
import { failedAs, mapLoaded, orNothing } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import { pageCall } from "~/.server/http/page-call";
import { readableItems } from "~/.server/http/readable-items";
import { findNodePath, resolveLinks } from "~/.server/http/resolve-links";
import type { UpstreamResult } from "~/.server/http/result";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import { dementiaInfoFor } from "./dementia-info";
import type {
  AboutRegion,
  DementiaInfo,
  NewsletterRegion,
  RegionHighlight,
  RegionKey,
  RegionService,
} from "./model";
import {
  aboutRegionSchema,
  dementiaInfoSchema,
  highlightSchema,
  newsletterRegionSchema,
  serviceSchema,
} from "./parts-schema.server";

/** What the CMS keeps of a region beside its page. A failure is told, and empty is what the CMS does not have. */
export interface RegionPartsClient {
  listRegionServices(region: RegionKey): Promise<UpstreamResult<RegionService[]>>;
  /** All of them; `currentHighlights` says which are shown. */
  listRegionHighlights(region: RegionKey): Promise<UpstreamResult<RegionHighlight[]>>;
  /** Its own list and the general one, as they are shown together. Fails with status 500, also on a 404. */
  listDementiaInfo(region: RegionKey): Promise<UpstreamResult<DementiaInfo[]>>;
  findAboutRegion(region: RegionKey): Promise<UpstreamResult<AboutRegion | null>>;
  /** The region with this id, and where its newsletter goes; null where there is none. Not for visitors' eyes. */
  findNewsletterRegion(regionId: number): Promise<UpstreamResult<NewsletterRegion | null>>;
}

export function createRegionPartsClient(cms: Upstream, scope: CallScope): RegionPartsClient {
  /** The entries of one of the lists; without an id of all regions. */
  async function partsOf<Part>(
    call: string,
    item: z.ZodType<Part>,
    region: RegionKey,
    general = false,
  ): Promise<UpstreamResult<Part[]>> {
    const path = `/api/drupal/api/${call}`;
    const query = general ? undefined : { regio: String(region.id) };
    const schema = z.array(z.unknown()).nullish();
    const result = await getJson(cms, scope, path, { schema, query, alwaysThere: true });
    if (result.kind !== "loaded") return result;
    const resolved = await resolveLinks(cms, scope, result.value, region.url);
    return { ...result, value: readableItems(item, scope.logger, path).parse(resolved) };
  }

  return {
    async listRegionServices(region) {
      return orNothing(await partsOf("get-regio-services", serviceSchema, region), []);
    },
    async listRegionHighlights(region) {
      return orNothing(await partsOf("get-regio-highlights", highlightSchema, region), []);
    },
    async listDementiaInfo(region) {
      const [regional, general] = await Promise.all([
        partsOf("get-regio-single-info-about-dementie", dementiaInfoSchema, region),
        partsOf("get-regio-generic-info-about-dementie", dementiaInfoSchema, region, true),
      ]);
      if (regional.kind !== "loaded") return failedAs(regional, 500);
      if (general.kind !== "loaded") return failedAs(general, 500);
      return { ...general, value: dementiaInfoFor(regional.value, general.value) };
    },
    async findAboutRegion(region) {
      const result = await partsOf("get-regio-over-de-regio", aboutRegionSchema, region);
      return orNothing(
        mapLoaded(result, ([first]) => first ?? null),
        null,
      );
    },
    async findNewsletterRegion(regionId) {
      const path = await findNodePath(cms, scope, `/node/${regionId}`);
      if (path.kind !== "loaded") return orNothing(path, null);
      const call = pageCall(path.value);
      if (call === null) return { kind: "loaded", status: 404, value: null };
      return orNothing(await getJson(cms, scope, call, { schema: newsletterRegionSchema }), null);
    },
  };
}
