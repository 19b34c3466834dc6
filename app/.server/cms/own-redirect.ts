/** The path of a redirect that stays on this site, or null. */
export function ownRedirectPath(location: string | undefined): string | null {
  if (!location) return null;
  const base = "http://own.invalid";
  const target = URL.canParse(location, base) ? new URL(location, base) : null;
  return target?.origin === base ? target.pathname.replace(/^\/api\/drupal(?=\/)/, "") + target.search : null;
}
