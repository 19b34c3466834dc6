import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { listInjectedStyles } from "~/shell/client.server";
import { readSheetName } from "~/shell/injected-sheet";
import { namedSheet } from "~/shell/injected-styles.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** `/stijl/{names}.css`: styles that editors add to some pages, as one style sheet. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const names = readSheetName(params.file ?? "");
  if (!names) return new Response(null, { status: 404 });
  const scope = await requestScope(request, context);
  const { css, isCurrent } = namedSheet(names, await listInjectedStyles(scope));
  return new Response(css, {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "no-store",
    },
  });
}
