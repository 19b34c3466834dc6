import { prefetchRules } from "~/.server/http/prefetch";

/** `/vooruit.json`: what browsers may fetch ahead. */
export function loader() {
  return new Response(JSON.stringify(prefetchRules), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
