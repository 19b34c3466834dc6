import { z } from "zod";
import { getJson } from "~/.server/http/get-json";
import { readableItems } from "~/.server/http/readable-items";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import { isOwnPath } from "~/fields/links";

/** A page that search engines may find. */
export interface SiteAddress {
  path: string;
  /** ISO 8601; null where it is not known when the page last changed. */
  changed: string | null;
}

export interface AddressesClient {
  /** All pages of the CMS; none where it has no such list. Null when the list, or a part of it, cannot be had. */
  listAddresses(): Promise<SiteAddress[] | null>;
}

const addressSchema = z.object({
  path: z.string().refine(isOwnPath, "is not a path"),
  changed: z.iso.datetime({ offset: true }).nullish().default(null).catch(null),
});

/** More than any site has; it ends a list that goes on for ever. */
const mostPages = 100;

export function createAddressesClient(cms: Upstream, scope: CallScope): AddressesClient {
  const path = "/api/drupal/api/site-addresses";
  const schema = z.object({
    items: readableItems(addressSchema, scope.logger, path),
    total: z.int().nonnegative(),
  });
  return {
    async listAddresses() {
      const addresses: SiteAddress[] = [];
      for (let page = 0; page < mostPages; page += 1) {
        const result = await getJson(cms, scope, path, { schema, query: { page: String(page) } });
        if (result.kind === "failed" && result.status === 404 && page === 0) return [];
        if (result.kind !== "loaded") return null;
        addresses.push(...result.value.items);
        if (result.value.items.length === 0 || addresses.length >= result.value.total) break;
      }
      return addresses;
    },
  };
}
