import { redirect } from "@remix-run/node";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

/** `/regio` and `/locations` exist for old links only and have no page. */
export function loader() {
  return redirect("/regios", 301);
}
