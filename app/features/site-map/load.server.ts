import type { RequestScope } from "~/.server/context/scope";
import type { SiteAddress } from "./client.server";

/** Pages that are there without the CMS. Searches, forms and choices about looks are nothing to find. */
const fixedPaths = ["/", "/regios", "/nieuws", "/geheugentest", "/nieuwsbrief", "/cookies", "/sitemap"];

/** Every address of the site once, for search engines; null when a list it is made of cannot be had. */
export async function loadSiteAddresses({
  cms,
  productApi,
}: Pick<RequestScope, "cms" | "productApi">): Promise<SiteAddress[] | null> {
  const [pages, regions] = await Promise.all([cms.listAddresses(), productApi.listRegions()]);
  if (!pages || regions.kind !== "loaded") return null;
  const lists = regions.value.flatMap(({ url }) => [`${url}/nieuws`, `${url}/locaties`]);
  const others = [...fixedPaths, ...lists].map((path): SiteAddress => ({ path, changed: null }));
  // What the CMS knows of a page goes before what we know.
  return [...new Map([...others, ...pages].map((address) => [address.path, address])).values()];
}
