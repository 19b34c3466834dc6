import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type RequestScope, requestScope } from "~/.server/context";
import { i18nOf } from "~/.server/i18n";
import { documentHeaders } from "~/.server/security/document-headers";
import { FormFailedProvider } from "~/components/form-failed";
import { SiteScriptProvider } from "~/components/site-script";

/** Renders a document. Editorial pages have no script but the site's own, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const scope = await requestScope(request, loadContext);
  const { loaderData, actionData } = remixContext.staticHandlerContext;
  // A post to a page that takes none: no loader ran, and no form of ours does this.
  if (status === 405) return new Response(null, { status, headers: { Allow: "GET, HEAD" } });
  if (!loaderData.root) return offline(scope);
  const stop = scope.timing.start("render");
  const html = renderToString(
    <I18nextProvider i18n={await i18nOf(scope.brand)}>
      <SiteScriptProvider value={remixContext.manifest.entry.module}>
        <FormFailedProvider value={Boolean(actionData) && status >= 400}>
          <RemixServer context={remixContext} url={request.url} />
        </FormFailedProvider>
      </SiteScriptProvider>
    </I18nextProvider>,
  );
  stop();
  const { method } = request;
  for (const [name, value] of documentHeaders(scope.config, { status, method })) headers.set(name, value);
  headers.set("Server-Timing", scope.timing.header());
  return new Response(`<!doctype html>${html}`, { status, headers });
}

/** Logs what no loader expected, without query, body or anything of the visitor. */
export async function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
) {
  if (request.signal.aborted) return;
  const { logger } = await requestScope(request, context);
  const { pathname } = new URL(request.url);
  logger.error(
    { path: pathname, error: error instanceof Error ? error.stack : String(error) },
    "unexpected error",
  );
}

/** Not even the frame of a page could be made: a page that needs nothing (spec 000, section 2). */
function offline({ brand }: RequestScope): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: `/${brand}-offline`, "Cache-Control": "no-store" },
  });
}
