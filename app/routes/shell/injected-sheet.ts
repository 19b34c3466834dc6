import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { listInjectedStyles } from "~/shell/client.server";
import { readSheetName } from "~/shell/injected-sheet";
import { namedSheet } from "~/shell/injected-styles.server";

/** `/stijl/{names}.css`: what editors add to the style of some pages, as one sheet of our own. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const names = readSheetName(params.file ?? "");
  if (!names) return new Response(null, { status: 404 });
  const scope = await requestScope(request, context);
  const { css, known } = namedSheet(names, await listInjectedStyles(scope));
  return new Response(css, {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": known ? "public, max-age=31536000, immutable" : "no-store",
    },
  });
}
