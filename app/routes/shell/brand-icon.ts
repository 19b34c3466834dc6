import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { brandFiles } from "~/utils/brand-files";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** `/favicon.ico` and `/apple-touch-icon.png`, which browsers request by default: redirects to the brand's icons. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { favicon, touchIcon } = brandFiles((await requestScope(request, context)).brand);
  const file = new URL(request.url).pathname.endsWith(".ico") ? favicon : touchIcon;
  return redirect(file, { status: 302, headers: { "Cache-Control": "public, max-age=86400" } });
}
