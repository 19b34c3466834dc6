import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import type { RequestScope } from "~/.server/context/scope";
import { errorFacts } from "~/.server/errors/error-facts";
import { logError, RenderError } from "~/.server/errors/log-error";
import { keepForm } from "~/.server/forms/read-form";
import { withStartingPage } from "~/.server/http/training-links";
import { i18nOf, translatorOf } from "~/.server/i18n/translator";
import { plainContentPolicy } from "~/.server/security/content-policy";
import { documentHeaders } from "~/.server/security/document-headers";
import { thirdPartyLoadsOf } from "~/.server/security/third-party-loads";
import { hasSession } from "~/.server/session/session-cookie";
import { pageFailures } from "~/utils/errors";
import type { KeptForm } from "~/utils/kept-form";
import { loggedPath } from "~/utils/logged-path";
import { pathOf } from "~/utils/paths";
import { findKeptForm, logInAgain } from "./features/editor/log-in-again.server";
import { TimingsProvider } from "./features/preview/debug-panel";
import { withPlainAnchors } from "./fields/rich-text";
import { FormFailedProvider } from "./shell/form-failed";
import { KeptFormProvider } from "./shell/kept-form";
import { loadShell } from "./shell/load.server";
import { menuRenderer } from "./shell/menu-html.server";
import { RenderMenuProvider } from "./shell/menu-list";
import { SiteScriptProvider } from "./shell/site-script";
import { isPreviewPath } from "./utils/paths";
import { writeQuery } from "./utils/query";

/** Milliseconds that Remix holds loader data in wait for promises, of which there are none. */
export const streamTimeout = 50;

/** Renders a document in one piece, without streaming: public pages do not hydrate. */
export default async function handleRequest(
  request: Request,
  answered: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const scope = await requestScope(request, loadContext);
  const { loaderData, actionData, errors } = remixContext.staticHandlerContext;
  const status = pageStatus(answered, errors);
  // A POST to a page without an action. No loader ran, and no form of this site does this.
  if (status === 405) {
    const headers = {
      Allow: "GET, HEAD",
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Security-Policy": plainContentPolicy,
    };
    return new Response(`${scope.t("refused.method")}\n`, { status, headers });
  }
  const isFailedForm = request.method === "POST" && (errors !== null || status === pageFailures.gone);
  const isGone = errors !== null && (status === pageFailures.notFound || status === pageFailures.gone);
  const keptForm = isFailedForm
    ? await keepFailedForm(request, status, scope)
    : isGone
      ? await findKeptForm(scope)
      : null;
  const logIn = keptForm && status === 403 ? await logInAgain(keptForm, scope) : null;
  if (logIn) return logIn;
  // No loader runs after a failed action.
  if (keptForm)
    loaderData.root ??= { shell: await loadShell(scope, failedAddress(request)).catch(() => null) };
  if (!loaderData.root?.shell) return pageUnavailable(request, scope);
  const stop = scope.timing.start("render");
  const i18n = await i18nOf(scope.brand);
  const page = (
    <I18nextProvider i18n={i18n}>
      <RenderMenuProvider value={menuRenderer(i18n)}>
        <SiteScriptProvider value={remixContext.manifest.entry.module}>
          <FormFailedProvider value={Boolean(actionData ?? keptForm) && status >= 400}>
            <KeptFormProvider value={keptForm}>
              <TimingsProvider value={scope.timing.entries}>
                <RemixServer context={remixContext} url={request.url} />
              </TimingsProvider>
            </KeptFormProvider>
          </FormFailedProvider>
        </SiteScriptProvider>
      </RenderMenuProvider>
    </I18nextProvider>
  );
  let html: string;
  try {
    html = renderToString(page);
  } catch (error) {
    // Remix then renders the error page. If that fails too, a minimal response is sent.
    if (!errors) throw new RenderError(error);
    logError(new RenderError(error), request, scope);
    return pageUnavailable(request, scope);
  }
  stop();
  const { method, url } = request;
  const loads = thirdPartyLoadsOf(scope, loaderData, Boolean(errors));
  for (const [name, value] of documentHeaders(scope.config, {
    status,
    method,
    url,
    policy: scope.policy,
    isMember: hasSession(request),
    retrySeconds: scope.sources.retrySeconds,
    loads,
  }))
    headers.set(name, value);
  // Of a form that was sent too often. Routes declare no headers, so Remix leaves those of actions out.
  const { actionHeaders } = remixContext.staticHandlerContext;
  const retryAfter = Object.values(actionHeaders).map((sent) => sent.get("Retry-After"));
  for (const seconds of retryAfter) if (seconds) headers.set("Retry-After", seconds);
  headers.set("Server-Timing", scope.timing.header());
  const path = pathOf(request);
  if (status === 404 && method === "GET" && !isPreviewPath(path)) scope.count("not-found", loggedPath(path));
  // Bytes, as a Response encodes text slowly.
  const body = Buffer.from(`<!doctype html>${withStartingPage(withPlainAnchors(html), path)}`);
  return new Response(body, { status, headers });
}

/** The status of a page. Of one that fails after its form was answered, Remix has the status of the answer. */
function pageStatus(answered: number, errors: EntryContext["staticHandlerContext"]["errors"]): number {
  const [error] = Object.values(errors ?? {});
  if (error === undefined) return answered;
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Logs unexpected errors of loaders, actions and components. */
export async function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
) {
  // Remix's own client errors, such as 405, are not faults of the site. A 503 is logged where the upstream call failed.
  const isExpected = isRouteErrorResponse(error) && error.status !== 500;
  if (request.signal.aborted || isExpected) return;
  try {
    logError(error, request, await requestScope(request, context));
  } catch {
    // The configuration cannot be read, so there is no logger.
    console.error(errorFacts(error));
  }
}

/** Logs the failure of a form, and returns what was typed for the error page. */
async function keepFailedForm(request: Request, status: number, scope: RequestScope): Promise<KeptForm> {
  const path = pathOf(request);
  scope.logger.warn({ path: loggedPath(path), status }, "a form could not be handled");
  const { query } = scope;
  // The query says what a text answers.
  return keepForm(request, scope, query.size > 0 ? `${path}?${writeQuery(query)}` : path);
}

const failedAddress = (request: Request) => {
  return { path: pathOf(request), address: new URL(request.url).pathname, openItem: null };
};

/** The response when not even an error page can be rendered. */
function pageUnavailable({ method }: Request, scope: RequestScope): Response | Promise<Response> {
  return method === "POST" ? failedAction(scope) : offline(scope);
}

/** Plain text after a failed action: the Back button keeps the typed input, a redirect would lose it. */
async function failedAction({ brand }: RequestScope): Promise<Response> {
  const t = await translatorOf(brand);
  return new Response(`${t("refused.broken")}\n`, {
    status: 500,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** Redirects to the offline page, which needs no upstream. */
function offline({ brand }: RequestScope): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: `/${brand}-offline`, "Cache-Control": "no-store" },
  });
}
