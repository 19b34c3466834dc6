import type { UpstreamScope } from "~/.server/context/scope";
import { listRegions } from "~/features/regions/public.server";
import { listAddresses, type SiteAddress } from "./client.server";

/** Pages that are there without the CMS. Searches, forms and choices about looks are nothing to find. */
const fixedPaths = ["/", "/regios", "/nieuws", "/geheugentest", "/nieuwsbrief", "/cookies", "/sitemap"];

/** Every address of the site once, for search engines; null when a list it is made of cannot be had. */
export async function loadSiteAddresses(scope: UpstreamScope): Promise<SiteAddress[] | null> {
  const [pages, regions] = await Promise.all([listAddresses(scope), listRegions(scope)]);
  if (!pages || regions.kind !== "loaded") return null;
  const lists = regions.value.flatMap(({ url }) => [`${url}/nieuws`, `${url}/locaties`]);
  const others = [...fixedPaths, ...lists].map((path): SiteAddress => ({ path, changed: null }));
  // What the CMS knows of a page goes before what we know.
  return [...new Map([...others, ...pages].map((address) => [address.path, address])).values()];
}
