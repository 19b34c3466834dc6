import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { listInjectedStyles } from "~/shell/client.server";
import { readSheetName } from "~/shell/injected-sheet";
import { namedSheet } from "~/shell/injected-styles.server";
import { printedSite } from "~/shell/printed-site";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** `/stijl/{names}.css`: styles that editors add to some pages, as one style sheet; and the origin that printed addresses begin with. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  if (params.file === printedSite.file) return style(printedSite.css(scope.origin), "public, max-age=3600");
  const names = readSheetName(params.file ?? "");
  if (!names) return new Response(null, { status: 404 });
  const { css, isCurrent } = namedSheet(names, await listInjectedStyles(scope));
  return style(css, isCurrent ? "public, max-age=31536000, immutable" : "no-store");
}

function style(css: string, cacheControl: string): Response {
  return new Response(css, {
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": cacheControl },
  });
}
