import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { prefetchRules } from "~/.server/http/prefetch";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** `/vooruit.json`: speculation rules for the pages that browsers may prefetch. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { routes } = await requestScope(request, context);
  return new Response(JSON.stringify(prefetchRules(routes)), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
