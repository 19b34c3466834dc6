import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createSwrCache, type Found, type Outcome } from "../../app/.server/cache/swr-cache";
import type { Config } from "../../app/.server/config/config";
import { requestScope } from "../../app/.server/context/context";
import type { AppContext } from "../../app/.server/context/scope";
import { logError } from "../../app/.server/errors/log-error";
import { isPrefetch } from "../../app/.server/http/prefetch";
import { communityTags } from "../../app/features/community/public.server";
import { followRedirect } from "../../app/features/redirects/public.server";
import { loggedPath } from "../../app/utils/logged-path";
import { pathOf } from "../../app/utils/paths";
import { logResponse } from "../request-log";
import { commonHeaders } from "../security-headers";
import type { CachedPage } from "./cached-page";
import type { SharedPageRequest } from "./page-request";
import { createPageRequestReader } from "./page-request-reader";
import { type Render, renderPage } from "./render-page";
import { sendCachedPage } from "./send-cached-page";
import { sendPersonalPage } from "./send-personal-page";

/** A visitor's request for a page. */
interface Visit {
  pageRequest: SharedPageRequest;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Null where `site` responds: to a page of one visitor, or after an error. */
type PageOutcome = Outcome<CachedPage | null>;

const failurePauseMs = 1000;

/**
 * The page cache, in front of the whole site (docs/decisions/0028-page-cache.md): requests for the same page get the
 * same bytes, and others their own page. What is no page goes to `site`.
 */
export function servePages(app: AppContext, render: Render, site: RequestListener): RequestListener {
  const { config, counters, flushes, metrics } = app;
  const clock = () => app.now().getTime();
  const readPageRequest = createPageRequestReader(app);
  const headers = commonHeaders(config);
  const pages = createSwrCache<CachedPage | null>({
    flushes,
    clock,
    failurePauseMs,
    ...limitsOf(config.cache),
  });

  async function load(pageRequest: SharedPageRequest): Promise<PageOutcome> {
    try {
      return outcomeOf(pageRequest, await renderPage(app, render, pageRequest, headers));
    } catch (error) {
      logError(error, { url: pageRequest.address }, app);
      return { kind: "failed", value: null };
    }
  }

  function serve(visit: Visit): void {
    const { key } = visit.pageRequest;
    const loadPage = () => load(visit.pageRequest);
    const cached = pages.get(key, loadPage);
    if (cached) send(cached, visit);
    else void pages.find(key, loadPage).then((found) => send(found, visit));
  }

  function send({ value: page, state }: Found<CachedPage | null>, visit: Visit): void {
    const { request, response, pageRequest } = visit;
    if (!page) {
      site(request, response);
      return;
    }
    const isSeen = request.method === "GET" && !isPrefetch(request.headers["sec-purpose"]?.toString());
    if (page.status === 404 && isSeen) {
      counters.count("not-found", loggedPath(pathOf({ url: `http://local.invalid${pageRequest.path}` })));
    }
    metrics.cacheLookup("page", state);
    const requestId = logResponse(app, request, response, pageRequest.path);
    sendCachedPage(page, request, response, { state, requestId, now: clock() });
  }

  /** Whether the CMS redirects the full address: old addresses can contain names that pages do not read. */
  async function isRedirected(address: string): Promise<boolean> {
    const request = new Request(address);
    try {
      await followRedirect(await requestScope(request, { app }), request);
      return false;
    } catch {
      return true;
    }
  }

  async function serveUnlessRedirected(visit: Visit, address: string): Promise<void> {
    if (await isRedirected(address)) site(visit.request, visit.response);
    else serve(visit);
  }

  return (request, response) => {
    const pageRequest = readPageRequest(request);
    if (!pageRequest) site(request, response);
    else if (!pageRequest.isShared)
      sendPersonalPage(app, render, headers, pageRequest, request, response).catch((error: unknown) => {
        // The visitor left, perhaps while the page waited to be rendered.
        if (response.destroyed) return;
        logError(error, { url: pageRequest.address }, app);
        if (response.headersSent) response.destroy();
        else site(request, response);
      });
    else if (pageRequest.fullAddress)
      void serveUnlessRedirected({ pageRequest, request, response }, pageRequest.fullAddress);
    else serve({ pageRequest, request, response });
  };
}

/** For pages with a query, and those that do not exist. */
const inventedShare = 1 / 4;

function limitsOf({ maxPageBytes }: Config["cache"]) {
  return {
    lastingBytes: maxPageBytes * (1 - inventedShare),
    inventedBytes: maxPageBytes * inventedShare,
  };
}

function outcomeOf({ isInvented }: SharedPageRequest, page: CachedPage | null): PageOutcome {
  if (!page?.isCacheable) return { kind: page && page.status >= 500 ? "failed" : "uncacheable", value: page };
  const { tags, renderedAt, freshUntil, staleUntil, outageUntil, br, headers, status } = page;
  return {
    kind: "loaded",
    entry: {
      value: page,
      tags,
      requestedAt: renderedAt,
      freshUntil,
      staleUntil,
      outageUntil,
      // A text that its writer or a moderator took away comes back in no outage.
      endsWithFlush: tags.includes(communityTags.all),
    },
    size: br.length + 2 * headers.join().length + 300,
    isInvented: isInvented || status !== 200,
  };
}
