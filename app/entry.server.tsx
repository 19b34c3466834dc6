import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
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
  if (!loaderData.root) return request.method === "POST" ? broken() : offline(scope);
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
  const { method, url } = request;
  for (const [name, value] of documentHeaders(scope.config, { status, method, url }))
    headers.set(name, value);
  headers.set("Server-Timing", scope.timing.header());
  return new Response(`<!doctype html>${html}`, { status, headers });
}

/** Logs what no loader expected, without query, body or anything of the visitor. */
export async function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
) {
  // Refusals of Remix itself (405 and the like) are the visitor's, not ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  const reason = error instanceof Error ? error.stack : String(error);
  try {
    const { logger } = await requestScope(request, context);
    logger.error({ path: pathname, error: reason }, "unexpected error");
  } catch {
    // Not even the configuration can be read: nothing to log with but this.
    console.error(reason);
  }
}

/** An action that broke: going back keeps what was typed, the offline page would lose it. */
function broken(): Response {
  const text = "Er is iets misgegaan. Ga terug en probeer het opnieuw.\n";
  return new Response(text, { status: 500, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

/** Not even the frame of a page could be made: a page that needs nothing (spec 000, section 2). */
function offline({ brand }: RequestScope): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: `/${brand}-offline`, "Cache-Control": "no-store" },
  });
}
