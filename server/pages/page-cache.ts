import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { CacheState } from "../../app/.server/cache/cached-answer";
import { createPageSources, type PageSources } from "../../app/.server/cache/page-sources";
import { requestScope } from "../../app/.server/context/context";
import type { AppContext } from "../../app/.server/context/scope";
import { logError } from "../../app/.server/errors/log-error";
import { isPrefetch } from "../../app/.server/http/prefetch";
import { followRedirect } from "../../app/features/redirects/public.server";
import { nextMidnight } from "../../app/utils/dates";
import { pathOf } from "../../app/utils/paths";
import { logAnswer } from "../request-log";
import { commonHeaders } from "../security-headers";
import { type CachedPage, cachedPage, sendCachedPage } from "./cached-page";
import { type PageRequest, pageRequestOf } from "./page-request";

/** Makes the answer to a request anew, as Remix does. */
type Render = (request: Request, context: AppLoadContext) => Promise<Response>;

interface Flight {
  startedAt: number;
  landed: Promise<CachedPage | null>;
}

// Of a page that lacks a part.
const incompleteMs = 5000;
const mostPages = 20_000;
/** Pages with a query, and those that are not there: anybody can make up more of them. */
const mostEndless = 3000;
const endlessShare = 1 / 4;
const mostPlain = 5000;
const longestPlain = 200;
/** Beside host and address, the headers that a question may depend on. */
const decisive = ["cookie", "authorization", "range", "x-forwarded-host", "x-test-id"];
const keptStatuses = [200, 301, 404, 410];

/**
 * Finished pages, in front of the whole site (docs/decisions/0028-page-cache.md): who asks for the same page gets the
 * same bytes. Everything that is not for everyone goes on to `site`.
 */
export function servePages(app: AppContext, render: Render, site: RequestListener): RequestListener {
  const { config, counters, flushes, metrics } = app;
  const own = commonHeaders(config);
  const flights = new Map<string, Flight>();
  const lasting = pagesOf(mostPages, config.cache.maxPageBytes * (1 - endlessShare));
  const endless = pagesOf(mostEndless, config.cache.maxPageBytes * endlessShare);
  const clock = () => app.now().getTime();

  async function make(question: PageRequest, startedAt: number): Promise<CachedPage | null> {
    const sources = createPageSources();
    const request = new Request(question.address, { headers: question.headers });
    const response = await render(request, { app, sources });
    // Nothing of a visitor went in, so nothing should be set for one.
    if (response.headers.has("Set-Cookie")) return null;
    const forOne = /no-store|private/.test(response.headers.get("Cache-Control") ?? "");
    // It calls itself somebody's own: the site makes that visitor's.
    if (forOne && response.status < 500) return null;
    const keep =
      keptStatuses.includes(response.status) &&
      !forOne &&
      (response.status === 301 || /^text\/html/.test(response.headers.get("Content-Type") ?? ""));
    const page = await cachedPage(response, own, {
      keep,
      ...lifetimeOf(question, response.status, sources, startedAt),
    });
    if (keep) {
      const known = lasting.peek(question.key) ?? endless.peek(question.key);
      if (known && known.renderedAt > startedAt && known.renderedAt <= clock()) return page;
      lasting.delete(question.key);
      endless.delete(question.key);
      (question.endless || page.status !== 200 ? endless : lasting).set(question.key, page);
    }
    return page;
  }

  function lifetimeOf({ path }: PageRequest, status: number, sources: PageSources, renderedAt: number) {
    const { expiryMs, staleMs, outageMs, missingMs } = config.cache;
    const boundary = Math.min(sources.until, nextMidnight(new Date(renderedAt)));
    const gone = status === 404 || status === 410;
    const freshMs = sources.incomplete ? incompleteMs : gone ? Math.min(missingMs, expiryMs) : expiryMs;
    const freshUntil = Math.min(renderedAt + freshMs, boundary);
    const mayAge = !gone && !sources.incomplete;
    return {
      renderedAt,
      freshUntil,
      staleUntil: mayAge ? Math.min(renderedAt + freshMs + staleMs, boundary) : freshUntil,
      outageUntil: mayAge ? renderedAt + freshMs + outageMs : freshUntil,
      tags: [...new Set(["page", `page:${pathOf({ url: `http://own.invalid${path}` })}`, ...sources.tags])],
    };
  }

  /** Null where the site itself has to answer: also where this broke, which is a defect. Never throws. */
  function makeOnce(question: PageRequest): Promise<CachedPage | null> {
    const underway = flights.get(question.key);
    if (underway && underway.startedAt > flushes.last) return underway.landed;
    const startedAt = clock();
    const landed = make(question, startedAt).catch((error: unknown) => {
      logError(error, { url: question.address }, app);
      return null;
    });
    const flight = { startedAt, landed };
    flights.set(question.key, flight);
    void landed.then(() => {
      if (flights.get(question.key) === flight) flights.delete(question.key);
    });
    return landed;
  }

  function send(page: CachedPage, state: CacheState | "shared", asked: Asked): void {
    const { request, response, question } = asked;
    const isVisit = request.method === "GET" && !isPrefetch(request.headers["sec-purpose"]?.toString());
    if (page.status === 404 && isVisit) {
      counters.count("not-found", pathOf({ url: `http://own.invalid${question.path}` }));
    }
    metrics.found("page", state);
    const requestId = logAnswer(app, request, response, question.path);
    sendCachedPage(page, request, response, { state, requestId, now: clock() });
  }

  async function answer(asked: Asked, known: CachedPage | undefined): Promise<void> {
    const { question, request, response } = asked;
    const isFirst = !flights.has(question.key);
    const made = await makeOnce(question);
    if (made && made.status >= 500 && known && clock() < known.outageUntil)
      return send(known, "outage", asked);
    if (!made) return site(request, response);
    send(made, isFirst ? "miss" : "shared", asked);
  }

  /** Whether an address with more in its query than pages know leads elsewhere: old addresses may. */
  async function leadsElsewhere(address: string): Promise<boolean> {
    const request = new Request(address);
    try {
      await followRedirect(await requestScope(request, { app }), request);
      return false;
    } catch {
      return true;
    }
  }

  async function afterRedirects(asked: Asked, address: string): Promise<void> {
    if (await leadsElsewhere(address)) site(asked.request, asked.response);
    else serve(asked);
  }

  function serve(asked: Asked): void {
    const { question } = asked;
    const found = lasting.get(question.key) ?? endless.get(question.key);
    const now = clock();
    // A clock that was put back makes nothing young.
    const known = found && found.renderedAt <= now ? found : undefined;
    if (known && !flushes.since(known.renderedAt, known.tags)) {
      if (now < known.freshUntil) {
        send(known, "hit", asked);
        return;
      }
      if (now < known.staleUntil) {
        void makeOnce(question);
        send(known, "stale", asked);
        return;
      }
    }
    void answer(asked, known);
  }

  // The same plain request asks the same question.
  const plain = new LRUCache<string, PageRequest>({ max: mostPlain });
  function quickly(request: IncomingMessage): PageRequest | null {
    const { method, url = "", headers } = request;
    const isPlain =
      (method === "GET" || method === "HEAD") && !url.includes("?") && url.length < longestPlain;
    if (!isPlain || decisive.some((name) => headers[name] !== undefined)) return pageRequestOf(request, app);
    const key = `${headers.host} ${url}`;
    const known = plain.get(key) ?? pageRequestOf(request, app);
    if (known) plain.set(key, known);
    return known;
  }

  return (request, response) => {
    const question = quickly(request);
    if (!question) site(request, response);
    else if (question.full) void afterRedirects({ question, request, response }, question.full);
    else serve({ question, request, response });
  };
}

interface Asked {
  question: PageRequest;
  request: IncomingMessage;
  response: ServerResponse;
}

function pagesOf(max: number, maxSize: number): LRUCache<string, CachedPage> {
  return new LRUCache<string, CachedPage>({
    max,
    maxSize: Math.ceil(maxSize),
    sizeCalculation: ({ br, gzip, headers, tags }, key) =>
      br.length + gzip.length + 2 * (key.length + headers.join().length + tags.join().length) + 500,
  });
}
