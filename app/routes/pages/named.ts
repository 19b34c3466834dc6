import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["zoekterm"] } } } satisfies {
  policy: RoutePolicy;
};

/** `/regio` and `/locations` exist for old links only and have no page. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/regios${new URL(request.url).search}`, 301);
}
