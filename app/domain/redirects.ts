/**
 * Where a redirect entry sends the visitor of `from` (path and query): a path of this site with the query kept, or
 * null for another origin and for a redirect to the page itself. The entry's own query wins.
 */
export function redirectTarget(to: string, from: string): string | null {
  const base = "http://own.invalid";
  if (!URL.canParse(to, base)) return null;
  const target = new URL(to, base);
  const source = new URL(from, base);
  if (target.origin !== base || target.pathname.startsWith("//") || target.pathname === source.pathname)
    return null;
  for (const [key, value] of source.searchParams) {
    if (!new URL(to, base).searchParams.has(key)) target.searchParams.append(key, value);
  }
  return target.pathname + target.search + target.hash;
}
