/** The path of a redirect that stays on this site, or null. */
export function ownRedirectPath(location: string | undefined): string | null {
  if (!location) return null;
  const base = "http://own.invalid";
  const target = URL.canParse(location, base) ? new URL(location, base) : null;
  if (target?.origin !== base) return null;
  // Of several slashes in front a browser would read the next part as another host.
  return target.pathname.replace(/^\/api\/drupal(?=\/)/, "").replace(/^\/+/, "/") + target.search;
}
