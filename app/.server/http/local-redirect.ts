/** The path of a redirect of the CMS that stays on this site (as a path or on the CMS's own host), or null. */
export function localRedirectPath(location: string | undefined, cmsUrl: string): string | null {
  if (!location) return null;
  const { origin, pathname } = new URL(cmsUrl);
  const target = URL.canParse(location, origin) ? new URL(location, origin) : null;
  if (target?.origin !== origin) return null;
  const path =
    pathname !== "/" && target.pathname.startsWith(pathname)
      ? target.pathname.slice(pathname.length)
      : target.pathname;
  // Of several slashes in front a browser would read the next part as another host.
  return path.replace(/^\/api\/drupal(?=\/)/, "").replace(/^\/+/, "/") + target.search;
}
