import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { cmsFileResponse } from "~/.server/http/file-response";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** Pictures and files of the CMS. With server.ts, server/cms-files.ts handles these requests before Remix. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { pathname, search } = new URL(request.url);
  return cmsFileResponse(pathname, search, request.headers.get("Range"), scope);
}
