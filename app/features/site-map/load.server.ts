import type { UpstreamScope } from "~/.server/context/scope";
import { listRegions } from "~/features/regions/public.server";
import { listAddresses, type SiteAddress } from "./client.server";

/** Pages that do not come from the CMS. Searches, forms and reading preferences are not indexed. */
const fixedPaths = ["/", "/regios", "/nieuws", "/geheugentest", "/nieuwsbrief", "/cookies", "/sitemap"];

/** Every address of the site once, for search engines; null when one of its lists fails. */
export async function loadSiteAddresses(scope: UpstreamScope): Promise<SiteAddress[] | null> {
  const [pages, regions] = await Promise.all([listAddresses(scope), listRegions(scope)]);
  if (!pages || regions.kind !== "loaded") return null;
  const lists = regions.value.flatMap(({ url }) => [`${url}/nieuws`, `${url}/locaties`]);
  const others = [...fixedPaths, ...lists].map((path): SiteAddress => ({ path, changed: null }));
  // Data of the CMS takes precedence over the fixed pages.
  return [...new Map([...others, ...pages].map((address) => [address.path, address])).values()];
}
