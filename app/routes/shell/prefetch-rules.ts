import { prefetchRules } from "~/.server/http/prefetch";

/** `/vooruit.json`: speculation rules for the pages that browsers may prefetch. */
export function loader() {
  return new Response(JSON.stringify(prefetchRules), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
