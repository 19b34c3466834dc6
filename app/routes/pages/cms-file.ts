import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { cmsFileResponse } from "~/.server/http/file-response";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** Pictures and files of the CMS. With server.ts, server/cms-files.ts handles these requests before Remix. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return cmsFileResponse(new URL(request.url).pathname, request.headers.get("Range"), scope);
}
