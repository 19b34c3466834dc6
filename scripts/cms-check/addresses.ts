import { listAddresses } from "~/features/site-map/client.server";
import { isLocalPath } from "~/fields/links";
import { listMenu } from "~/shell/client.server";
import type { MenuItem } from "~/utils/menu";
import { parseUrl } from "~/utils/url";
import routes from "../../app/routes";
import type { Cms } from "./observe";

/** The addresses of the site that need no page of the CMS. */
const ownAddresses = new Set(routes.map(({ path }) => `/${path ?? ""}`));

/** The pages of a CMS: those of its call, else of Drupal's own site map, and those in its menus. */
export async function findAddresses(cms: Cms): Promise<string[]> {
  const listed = await cms.observe(listAddresses);
  const menus = await cms.observe((scope) =>
    Promise.all([listMenu(scope, "main"), listMenu(scope, "footer")]),
  );
  const paths = listed.value?.map(({ path }) => path) ?? [];
  const own = paths.length > 0 ? paths : await siteMap(cms, "/sitemap.xml");
  const linked = (menus.value ?? []).flat().flatMap(pathsOf);
  const needed = linked.filter((path) => !ownAddresses.has(path));
  return [...new Set([...own, ...needed])].filter(isPage);
}

/** A site map of Drupal, and those that it lists. */
async function siteMap(cms: Cms, path: string, isList = true): Promise<string[]> {
  const text = (await cms.text(path)) ?? "";
  const paths = [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].flatMap(([, address = ""]) => {
    const url = parseUrl(address.replaceAll("&amp;", "&"));
    return url ? [url.pathname + url.search] : [];
  });
  if (!isList || !text.includes("<sitemapindex")) return paths;
  return (await Promise.all(paths.map((inside) => siteMap(cms, inside, false)))).flat();
}

function pathsOf({ url, items }: MenuItem): string[] {
  return [...(url ? [url.replace(/[?#].*$/, "")] : []), ...items.flatMap(pathsOf)];
}

const isPage = (path: string) => isLocalPath(path) && path !== "/";

/** At most this many, spread over the list so that every kind of page is among them, and a region. */
export function spread(addresses: string[], most: number): string[] {
  if (addresses.length <= most) return addresses;
  const chosen = Array.from(
    { length: most },
    (_, index) => addresses[Math.floor((index * addresses.length) / most)],
  );
  const region = addresses.find((address) => /^\/regios\/[^/]+$/.test(address));
  return [...new Set([region, ...chosen])].flatMap((address) => address ?? []);
}
