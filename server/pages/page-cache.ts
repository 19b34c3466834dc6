import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { CacheState } from "../../app/.server/cache/cached-response";
import { createFlights } from "../../app/.server/cache/flights";
import { requestScope } from "../../app/.server/context/context";
import type { AppContext } from "../../app/.server/context/scope";
import { logError } from "../../app/.server/errors/log-error";
import { isPrefetch } from "../../app/.server/http/prefetch";
import { followRedirect } from "../../app/features/redirects/public.server";
import { pathOf } from "../../app/utils/paths";
import { logResponse } from "../request-log";
import { commonHeaders } from "../security-headers";
import type { CachedPage } from "./cached-page";
import type { PageRequest } from "./page-request";
import { createPageRequestReader } from "./page-request-reader";
import { createPageStore } from "./page-store";
import { type Render, renderPage } from "./render-page";
import { sendCachedPage } from "./send-cached-page";

/** A visitor's request for a page. */
interface Visit {
  pageRequest: PageRequest;
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * The page cache, in front of the whole site (docs/decisions/0028-page-cache.md): requests for the same page get the
 * same bytes. Requests that depend on their visitor go to `site`.
 */
export function servePages(app: AppContext, render: Render, site: RequestListener): RequestListener {
  const { config, counters, flushes, metrics } = app;
  const clock = () => app.now().getTime();
  const readPageRequest = createPageRequestReader(app);
  const headers = commonHeaders(config);
  const pages = createPageStore(config.cache, clock);
  const flights = createFlights<CachedPage | null>(flushes, clock);

  /** Renders and stores the page; null if `site` has to respond, also after an error. Never throws. */
  function refresh(pageRequest: PageRequest): Promise<CachedPage | null> {
    return flights.join(pageRequest.key, async () => {
      try {
        const page = await renderPage(app, render, pageRequest, headers);
        if (page?.isCacheable) pages.save(pageRequest, page);
        return page;
      } catch (error) {
        logError(error, { url: pageRequest.address }, app);
        return null;
      }
    });
  }

  function send(page: CachedPage, state: CacheState | "shared", visit: Visit): void {
    const { request, response, pageRequest } = visit;
    const isVisit = request.method === "GET" && !isPrefetch(request.headers["sec-purpose"]?.toString());
    if (page.status === 404 && isVisit) {
      counters.count("not-found", pathOf({ url: `http://site.invalid${pageRequest.path}` }));
    }
    metrics.cacheLookup("page", state);
    const requestId = logResponse(app, request, response, pageRequest.path);
    sendCachedPage(page, request, response, { state, requestId, now: clock() });
  }

  /** Sends a page from the cache, or renders it while the visitor waits. */
  function serve(visit: Visit): void {
    const { pageRequest } = visit;
    const stored = pages.get(pageRequest.key);
    const now = clock();
    // After the clock is set back, pages from the future are not used.
    const page = stored && stored.renderedAt <= now ? stored : undefined;
    if (page && !flushes.since(page.renderedAt, page.tags)) {
      if (now < page.freshUntil) {
        send(page, "hit", visit);
        return;
      }
      if (now < page.staleUntil) {
        void refresh(pageRequest);
        send(page, "stale", visit);
        return;
      }
    }
    void serveRendered(visit, page);
  }

  async function serveRendered(visit: Visit, outdated: CachedPage | undefined): Promise<void> {
    const { pageRequest, request, response } = visit;
    const isFirst = !flights.has(pageRequest.key);
    const page = await refresh(pageRequest);
    if (!page) site(request, response);
    else if (page.status >= 500 && outdated && clock() < outdated.outageUntil)
      send(outdated, "outage", visit);
    else send(page, isFirst ? "miss" : "shared", visit);
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
    else if (pageRequest.fullAddress)
      void serveUnlessRedirected({ pageRequest, request, response }, pageRequest.fullAddress);
    else serve({ pageRequest, request, response });
  };
}
