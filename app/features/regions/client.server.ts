import { mapLoaded, orNothing } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import { postForm } from "~/.server/http/post-form";
import { readableItems } from "~/.server/http/readable-items";
import type { UpstreamResult } from "~/.server/http/result";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import type { LocationPage, RegionLocation } from "./locations";
import type { NewsletterRegion, Region, RegionListItem } from "./model";
import { locationsSchema, regionListItemSchema, regionSchema } from "./schema.server";

interface RegionSignUp {
  region: NewsletterRegion;
  email: string;
  /** ISO 8601, UTC: when the form was rendered and when it was sent. */
  rendered: string;
  sent: string;
  honeypot: string;
}

/** The regions and their locations. */
export interface RegionsClient {
  /** The region for a place, a postcode or the name of a region, or null. */
  findRegion(query: string): Promise<UpstreamResult<Region | null>>;
  /** The region of an address like `/regios/{regionName}/nieuws`, or null; without an introduction. */
  findRegionByName(regionName: string): Promise<UpstreamResult<Region | null>>;
  /** All regions; empty where the upstream has no such list. */
  listRegions(): Promise<UpstreamResult<RegionListItem[]>>;
  /** One page of the locations of a region. `type` is the id of a term of location_type; `page` is from 1. */
  listLocations(
    regionId: number,
    filter: { type?: number | null; page: number },
  ): Promise<UpstreamResult<LocationPage>>;
  /** Asks a region for its newsletter. */
  subscribeToRegion(signUp: RegionSignUp): Promise<UpstreamResult<null>>;
}

export function createRegionsClient(api: Upstream, scope: CallScope): RegionsClient {
  const findByName = async (name: string) => {
    const path = `/api/v1/region/${encodeURIComponent(name)}`;
    return orNothing(await getJson(api, scope, path, { schema: regionSchema }), null);
  };

  const locationsOf = async (
    regionId: number,
    type: number | null,
    index: number,
  ): Promise<UpstreamResult<RegionLocation[]>> => {
    const path = `/api/v1/region/locations/${regionId}`;
    const query = { locationType: type === null ? "" : String(type), page: String(index) };
    const schema = locationsSchema(scope.logger, path);
    return orNothing(await getJson(api, scope, path, { schema, query }), []);
  };

  return {
    async findRegion(query) {
      const schema = regionSchema;
      return orNothing(
        await getJson(api, scope, "/api/v1/region/search", { schema, query: { query } }),
        null,
      );
    },
    async findRegionByName(regionName) {
      // What does not begin as a name does could be another call.
      if (!/^[\p{L}\p{N}]/u.test(regionName)) return { kind: "loaded", status: 404, value: null };
      const spaced = regionName.replaceAll("-", " ");
      const found = await findByName(spaced);
      // Some names have a hyphen of their own.
      const isMissing = found.kind === "loaded" && found.value === null;
      return isMissing && spaced !== regionName ? findByName(regionName) : found;
    },
    async listRegions() {
      const path = "/api/v1/regions";
      const schema = readableItems(regionListItemSchema, scope.logger, path);
      return orNothing(await getJson(api, scope, path, { schema }), []);
    },
    async listLocations(regionId, { type = null, page }) {
      const [items, following] = await Promise.all([
        locationsOf(regionId, type, page - 1),
        locationsOf(regionId, type, page),
      ]);
      const hasNext = following.kind === "loaded" && following.value.length > 0;
      return mapLoaded(items, (value) => ({ items: value, hasNext }));
    },
    subscribeToRegion({ region, email, rendered, sent, honeypot }) {
      const body = new FormData();
      body.append("RenderedTimeStamp", rendered);
      body.append("SentTimeStamp", sent);
      body.append("Region", region.title);
      body.append("RegioRecipientEmail", region.recipientEmail);
      body.append("RecipientEmail", email);
      if (honeypot) body.append("HoneyPot", honeypot);
      return postForm(api, scope, "/api/v1/forms/region/newsletter/send", body);
    },
  };
}
