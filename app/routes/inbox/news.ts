import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { getNewest } from "~/features/inbox/load.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, answersScripts: true } } satisfies { policy: RoutePolicy };

/**
 * `/mijn/postvak/{id}/nieuws`: the place of the newest message, as JSON. Browsers ask it every few seconds; it moves
 * no mark of what was read.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const newest = await getNewest(params.id ?? "", await requestScope(request, context));
  return Response.json({ newest }, { headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } });
}
