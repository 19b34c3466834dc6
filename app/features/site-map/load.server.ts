import type { RequestScope, UpstreamScope } from "~/.server/context/scope";
import { listRegions } from "~/features/regions/public.server";
import { listAddresses, type SiteAddress } from "./client.server";

/** Every address of the site once, for search engines; null when one of its lists fails. */
export async function loadSiteAddresses(
  scope: UpstreamScope & Pick<RequestScope, "routes">,
): Promise<SiteAddress[] | null> {
  const [pages, regions] = await Promise.all([listAddresses(scope), listRegions(scope)]);
  if (!pages || regions.kind !== "loaded") return null;
  const lists = regions.value.flatMap(({ url }) => [`${url}/nieuws`, `${url}/locaties`]);
  const fixedPaths = scope.routes.routes.filter(({ policy }) => policy.siteMap).map(({ pattern }) => pattern);
  const others = [...fixedPaths, ...lists].map((path): SiteAddress => ({ path, changed: null }));
  // Data of the CMS takes precedence over the fixed pages.
  return [...new Map([...others, ...pages].map((address) => [address.path, address])).values()];
}
