import type { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { failedAs, mapLoaded, notFoundAs } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import { pageCall } from "~/.server/http/page-call";
import { findNodePath } from "~/.server/http/resolve-links";
import type { UpstreamResult } from "~/.server/http/result";
import { readableItems } from "~/fields/readable-items";
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

const schemas = {
  services: readableItems(serviceSchema),
  highlights: readableItems(highlightSchema),
  dementiaInfo: readableItems(dementiaInfoSchema),
  about: readableItems(aboutRegionSchema),
};

// CMS lists for the sections of a region page. A 404 or 204 is an empty list; other failures are returned.

export async function listRegionServices(
  scope: UpstreamScope,
  region: RegionKey,
): Promise<UpstreamResult<RegionService[]>> {
  return notFoundAs(await fetchEntries(scope, "get-regio-services", schemas.services, region), []);
}

/** All highlights; `currentHighlights` selects the visible ones. */
export async function listRegionHighlights(
  scope: UpstreamScope,
  region: RegionKey,
): Promise<UpstreamResult<RegionHighlight[]>> {
  return notFoundAs(await fetchEntries(scope, "get-regio-highlights", schemas.highlights, region), []);
}

/** The regional and general lists combined. Every failure, including a 404, has status 500. */
export async function listDementiaInfo(
  scope: UpstreamScope,
  region: RegionKey,
): Promise<UpstreamResult<DementiaInfo[]>> {
  const [regional, general] = await Promise.all([
    fetchEntries(scope, "get-regio-single-info-about-dementie", schemas.dementiaInfo, region),
    fetchEntries(scope, "get-regio-generic-info-about-dementie", schemas.dementiaInfo, region, true),
  ]);
  if (regional.kind !== "loaded") return failedAs(regional, 500);
  if (general.kind !== "loaded") return failedAs(general, 500);
  return { ...general, value: dementiaInfoFor(regional.value, general.value) };
}

export async function findAboutRegion(
  scope: UpstreamScope,
  region: RegionKey,
): Promise<UpstreamResult<AboutRegion | null>> {
  const result = await fetchEntries(scope, "get-regio-over-de-regio", schemas.about, region);
  return notFoundAs(
    mapLoaded(result, ([first]) => first ?? null),
    null,
  );
}

/** The newsletter recipient of a region; null if there is none. Must not be sent to browsers. */
export async function findNewsletterRegion(
  { upstreams: { cms } }: UpstreamScope,
  regionId: number,
): Promise<UpstreamResult<NewsletterRegion | null>> {
  const path = await findNodePath(cms, `/node/${regionId}`);
  if (path.kind !== "loaded") return notFoundAs(path, null);
  const call = pageCall(path.value);
  if (call === null) return { kind: "loaded", status: 404, value: null };
  return notFoundAs(await getJson(cms, call, { schema: newsletterRegionSchema }), null);
}

/** The entries of a list; `general` reads the one for all regions. */
function fetchEntries<Part>(
  { upstreams: { cms } }: UpstreamScope,
  call: string,
  schema: z.ZodType<Part[]>,
  region: RegionKey,
  general = false,
): Promise<UpstreamResult<Part[]>> {
  const path = `/api/drupal/api/${call}`;
  const query = general ? undefined : { regio: String(region.id) };
  return getJson(cms, path, { schema, query, page: region.url, alwaysThere: true, empty: [] });
}
