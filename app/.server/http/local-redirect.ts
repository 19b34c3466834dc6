/** The path of a redirect of the CMS to a path or to its own host; null for other hosts. */
export function localRedirectPath(location: string | undefined, cmsUrl: string): string | null {
  if (!location) return null;
  const { origin, pathname } = new URL(cmsUrl);
  const target = URL.canParse(location, origin) ? new URL(location, origin) : null;
  if (target?.origin !== origin) return null;
  const path =
    pathname !== "/" && target.pathname.startsWith(pathname)
      ? target.pathname.slice(pathname.length)
      : target.pathname;
  // After two leading slashes a browser expects another host.
  return path.replace(/^\/api\/drupal(?=\/)/, "").replace(/^\/+/, "/") + target.search;
}
