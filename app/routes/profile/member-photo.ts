import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { photoResponse } from "~/features/profile/photo/photo-response.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

/** `/leden/{username}/foto/{size}`: the photo of a member. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return photoResponse(params, await requestScope(request, context));
}
