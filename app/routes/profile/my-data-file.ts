import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { exportResponse } from "~/features/profile/export/export-response.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

/** `/mijn/gegevens/bestand`: the member's export. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return exportResponse(await requestScope(request, context));
}
