import type { RouteTable } from "~/.server/routing/route-table";

/** Address of the speculation rules, by which browsers prefetch pages (docs/decisions/0038-prefetch.md). */
export const prefetchRulesPath = "/vooruit.json";

/** Files: calendars, feeds, pictures. */
const filePattern = "/*.*";

/**
 * Pages that a browser may prefetch when a visitor hovers over or presses a link. Queries are excluded, as they can
 * contain what a visitor typed. Prefetched pages run no scripts, so statistics do not count them.
 */
export function prefetchRules({ routes }: RouteTable) {
  const patterns = (prefetch: boolean) =>
    routes.filter(({ policy }) => (policy.prefetch === true) === prefetch).map(({ pattern }) => pattern);
  return {
    prefetch: [
      {
        source: "document",
        eagerness: "moderate",
        where: {
          and: [
            { href_matches: patterns(true) },
            { not: { href_matches: [...patterns(false), filePattern] } },
            { not: { selector_matches: "a[href*='?'], a[download]" } },
          ],
        },
      },
    ],
  };
}

/** Whether a request with this `Sec-Purpose` header is a prefetch. */
export function isPrefetch(purpose: string | null | undefined): boolean {
  return /\bprefetch\b/.test(purpose ?? "");
}
