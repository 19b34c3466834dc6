import { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { getJson } from "~/.server/http/get-json";
import { isoMoment } from "~/fields/days";
import { isLocalPath } from "~/fields/links";
import { firstPageOf, optionalItems } from "~/fields/readable-items";

/** A page that search engines may index. */
export interface SiteAddress {
  path: string;
  /** ISO 8601; null when the last change is unknown. */
  changed: string | null;
}

const addressSchema = z.object({
  path: z.string().refine(isLocalPath, "is not a path"),
  changed: isoMoment.nullish().default(null).catch(null),
});

const addressesSchema = z.object({ items: optionalItems(addressSchema), total: z.int().nonnegative() });
const firstAddressesSchema = firstPageOf(addressesSchema);
const path = "/api/drupal/api/site-addresses";

/** Above the size of any site; stops a list without an end. */
const maxPages = 100;

/** All pages of the CMS; empty where it has no such list. Null when any part of the list fails. */
export async function listAddresses({ upstreams: { cms } }: UpstreamScope): Promise<SiteAddress[] | null> {
  const addresses: SiteAddress[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const schema = page === 0 ? firstAddressesSchema : addressesSchema;
    const result = await getJson(cms, path, {
      schema,
      query: { page: String(page) },
      empty: { items: [], total: 0 },
    });
    if (result.kind === "failed" && result.status === 404 && page === 0) return [];
    if (result.kind !== "loaded") return null;
    addresses.push(...result.value.items);
    if (result.value.items.length === 0 || addresses.length >= result.value.total) break;
  }
  return addresses;
}
