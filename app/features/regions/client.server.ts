import type { UpstreamScope } from "~/.server/context/scope";
import { mapLoaded, notFoundAs } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import type { UpstreamResult } from "~/.server/http/result";
import { readableItems } from "~/fields/readable-items";
import { readPlace } from "~/utils/postcode";
import type { LocationPage, RegionLocation } from "./locations";
import type { Region, RegionListItem } from "./model";
import { locationsSchema, regionListItemSchema, regionSchema } from "./schema.server";

/** Finds the region for a place, postcode or region name; null if there is none. */
export async function findRegion(
  { upstreams: { productApi } }: UpstreamScope,
  query: string,
): Promise<UpstreamResult<Region | null>> {
  const options = { schema: regionSchema, query: { query: readPlace(query) ?? query } };
  return notFoundAs(await getJson(productApi, "/api/v1/region/search", options), null);
}

/** Finds the region of a path such as `/regios/{regionName}/nieuws`, without introduction; null if there is none. */
export async function findRegionByName(
  scope: UpstreamScope,
  regionName: string,
): Promise<UpstreamResult<Region | null>> {
  // Prevents path segments such as '..' from reaching another call.
  if (!/^[\p{L}\p{N}]/u.test(regionName)) return { kind: "loaded", status: 404, value: null };
  const spaced = regionName.replaceAll("-", " ");
  const found = await findByName(scope, spaced);
  // Some region names contain a hyphen.
  const isMissing = found.kind === "loaded" && found.value === null;
  return isMissing && spaced !== regionName ? findByName(scope, regionName) : found;
}

async function findByName(
  { upstreams: { productApi } }: UpstreamScope,
  name: string,
): Promise<UpstreamResult<Region | null>> {
  const path = `/api/v1/region/${encodeURIComponent(name)}`;
  return notFoundAs(await getJson(productApi, path, { schema: regionSchema }), null);
}

const regionsSchema = readableItems(regionListItemSchema);

/** All regions; empty on a 404, for an upstream without this call. */
export async function listRegions({
  upstreams: { productApi },
}: UpstreamScope): Promise<UpstreamResult<RegionListItem[]>> {
  const path = "/api/v1/regions";
  return notFoundAs(await getJson(productApi, path, { schema: regionsSchema, empty: [] }), []);
}

/** One page of locations of a region. `type` is a term id of location_type; `page` counts from 1. */
export async function listLocations(
  scope: UpstreamScope,
  regionId: number,
  { type = null, page }: { type?: number | null; page: number },
): Promise<UpstreamResult<LocationPage>> {
  const [items, following] = await Promise.all([
    fetchLocations(scope, regionId, type, page - 1),
    fetchLocations(scope, regionId, type, page),
  ]);
  const hasNext = following.kind === "loaded" && following.value.length > 0;
  return mapLoaded(items, (value) => ({ items: value, hasNext }));
}

async function fetchLocations(
  { upstreams: { productApi } }: UpstreamScope,
  regionId: number,
  type: number | null,
  index: number,
): Promise<UpstreamResult<RegionLocation[]>> {
  const path = `/api/v1/region/locations/${regionId}`;
  const query = { locationType: type === null ? "" : String(type), page: String(index) };
  return notFoundAs(await getJson(productApi, path, { schema: locationsSchema, query }), []);
}
