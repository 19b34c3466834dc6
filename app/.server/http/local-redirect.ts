import { withoutLanguage } from "~/fields/links";
import { isSitePath } from "~/utils/paths";
import { parseUrl } from "~/utils/url";
import { localAddress } from "./own-addresses";

/**
 * The path of a redirect of the CMS to a path of the site or to its own host; null for other hosts and API paths.
 * @param hosts the hosts of the site, and of the CMS as the site knows it
 */
export function localRedirectPath(
  location: string | undefined,
  cmsUrl: string,
  hosts: readonly string[] = [],
): string | null {
  if (!location) return null;
  const { origin, pathname } = new URL(cmsUrl);
  const target = parseUrl(localAddress(location, hosts), origin);
  if (target?.origin !== origin) return null;
  const path =
    pathname !== "/" && target.pathname.startsWith(pathname)
      ? target.pathname.slice(pathname.length)
      : target.pathname;
  // A Drupal of more languages puts its prefix before the call or before the address of the page.
  const page = withoutLanguage(withoutLanguage(path).replace(/^\/api\/drupal(?=\/)/, ""));
  // After two leading slashes a browser expects another host.
  const sitePath = page.replace(/^\/+/, "/");
  return isSitePath(sitePath) ? sitePath + target.search : null;
}

/** Whether a redirect of the CMS leads to another site, which is never followed. */
export function leadsElsewhere(location: string, cmsUrl: string, hosts: readonly string[]): boolean {
  const { origin } = new URL(cmsUrl);
  const target = parseUrl(localAddress(location, hosts), origin);
  return target !== null && target.origin !== origin;
}

/** Whether a redirect of a call (`/api/drupal/pad`) leads back to it. */
export function leadsToItself(
  location: string,
  call: string,
  cmsUrl: string,
  hosts: readonly string[] = [],
): boolean {
  const target = localRedirectPath(location, cmsUrl, hosts);
  return target !== null && target === localRedirectPath(call, cmsUrl);
}
