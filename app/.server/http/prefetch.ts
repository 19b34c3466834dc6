import { visitorPagePatterns } from "~/.server/security/private-pages";

/** Address of the speculation rules, by which browsers prefetch pages (docs/decisions/0038-prefetch.md). */
export const prefetchRulesPath = "/vooruit.json";

/** Addresses that are no pages, or that differ on every request. */
const excludedPatterns = [
  ...["/agenda/*", "/drupal/*", "/blobstorage/*", "/assets/*", "/brands/*", "/stijl/*", "/_blokken*"],
  ...["/weergave*", "/slide-in", "/nuttig", "/zoeken*", "/cache/*", "/healthz", "/readyz"],
  // Files: calendars, feeds, pictures.
  "/*.*",
];

/**
 * Pages that a browser may prefetch when a visitor hovers over or presses a link. Queries are excluded, as they can
 * contain what a visitor typed. Prefetched pages run no scripts, so statistics do not count them.
 */
export const prefetchRules = {
  prefetch: [
    {
      source: "document",
      eagerness: "moderate",
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: [
                ...visitorPagePatterns.map((path) => path.replace(/^\*/, "/*")),
                ...excludedPatterns,
              ],
            },
          },
          { not: { selector_matches: "a[href*='?'], a[download]" } },
        ],
      },
    },
  ],
};

/** Whether a request with this `Sec-Purpose` header is a prefetch. */
export function isPrefetch(purpose: string | null | undefined): boolean {
  return /\bprefetch\b/.test(purpose ?? "");
}
