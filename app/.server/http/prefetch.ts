import { visitorPagePatterns } from "~/.server/security/private-pages";

/** Where browsers read which pages they may fetch ahead (speculation rules, docs/decisions/0038-prefetch.md). */
export const prefetchRulesPath = "/vooruit.json";

/** What is no page to read, or is another thing each time it is asked. */
const others = [
  ...["/agenda/*", "/drupal/*", "/blobstorage/*", "/assets/*", "/brands/*", "/stijl/*", "/_blokken*"],
  ...["/weergave*", "/slide-in", "/nuttig", "/zoeken*", "/cache/*", "/healthz", "/readyz"],
  // Files: calendars, feeds, pictures.
  "/*.*",
];

/**
 * What a browser may fetch once a visitor rests on a link or presses it: pages to read, without a query, since that
 * may hold what somebody typed. Only fetched: nothing of such a page runs, and no statistics hear of it.
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
              href_matches: [...visitorPagePatterns.map((path) => path.replace(/^\*/, "/*")), ...others],
            },
          },
          { not: { selector_matches: "a[href*='?'], a[download]" } },
        ],
      },
    },
  ],
};

/** Whether a browser asks for a page that its visitor may never see. */
export function isPrefetch(purpose: string | null | undefined): boolean {
  return /\bprefetch\b/.test(purpose ?? "");
}
