import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { createExperienceCache } from "~/.server/cache/experience-cache";
import { flushAllInstances } from "~/.server/cache/flush";
import { createFlushes } from "~/.server/cache/flushes";
import { createOutageCopies } from "~/.server/cache/outage-copies";
import { createPageSources } from "~/.server/cache/page-sources";
import { createRedirectCache } from "~/.server/cache/redirect-cache";
import { createUpstreamCache } from "~/.server/cache/upstream-cache";
import { brandOf, originOf, siteHostsOf } from "~/.server/config/brand-of-request";
import type { Config } from "~/.server/config/config";
import { environmentConfig } from "~/.server/config/environment";
import { createErrorReporter } from "~/.server/errors/error-reporter";
import { createCircuitBreaker } from "~/.server/http/circuit-breaker";
import { isPrefetch } from "~/.server/http/prefetch";
import { createReadDeadline } from "~/.server/http/read-deadline";
import { withLinks } from "~/.server/http/resolve-links";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import { translatorOf } from "~/.server/i18n/translator";
import { createCounters } from "~/.server/metrics/counters";
import { createLogger, type Logger } from "~/.server/metrics/logger";
import { createMetrics } from "~/.server/metrics/metrics";
import { createServerTiming } from "~/.server/metrics/server-timing";
import { declaredQuery } from "~/.server/routing/declared-query";
import { emptyRouteTable, type RouteTable } from "~/.server/routing/route-table";
import { readAllowedEmbeds } from "~/.server/session/allowed-embeds-cookie";
import { readChoices } from "~/.server/session/visitor-choices-cookie";
import { createSharedStore } from "~/.server/store/shared-store";
import { privatePolicy } from "~/utils/route-policy";
import { createBackend } from "../../../backend/handler";
import { servicesInProcess } from "./own-services";
import type { AppContext, RequestScope } from "./scope";

interface ContextOptions {
  logger?: Logger;
  /** The id of the build, which reported errors have as their release. */
  build?: string | undefined;
  /** Without it, as in stock `remix-serve`, all routes are private. */
  routes?: RouteTable;
}

/** Builds the context of a process; upstreams without an address are the stand-in, in the same process. */
export async function createAppContext(
  config: Config,
  { logger = createLogger(config), build, routes = emptyRouteTable }: ContextOptions = {},
): Promise<AppContext> {
  const standIn =
    config.cmsUrl && config.apiUrl && config.newsletterUrl
      ? undefined
      : await createBackend({
          contentDir: resolve("content"),
          dataDir: config.dataDir,
          faults: config.backendFaults,
          submissionDays: config.submissionDays,
          warm: true,
        });
  const upstream = (name: Upstream["name"], url: string, authorization: string, path = ""): Upstream => ({
    name,
    baseUrl: url || `http://stand-in.invalid${path}`,
    isStandIn: !url,
    fetch: url || !standIn ? (request) => fetch(request) : standIn,
    authorization,
    breaker: createCircuitBreaker({
      onPause: () => logger.warn({ upstream: name }, "upstream is paused after repeated failures"),
    }),
    reachable: undefined,
  });
  const ownServices = config.servicesUrl ? null : servicesInProcess(config, logger);
  const [servicesKey = ""] = config.servicesKeys;
  const now = () => new Date();
  const flushes = createFlushes(() => now().getTime());
  const store = createSharedStore(config, now, logger);
  const outageCopies = createOutageCopies(store, config.cache.outageMs, now);
  return {
    config,
    logger,
    flushes,
    routes,
    upstreamCache: config.development ? null : createUpstreamCache(config.cache, flushes, now, outageCopies),
    counters: createCounters(config.dataDir, now, logger),
    redirects: createRedirectCache(flushes, now),
    experiences: createExperienceCache(flushes, now),
    reporter: await createErrorReporter(config, build),
    metrics: createMetrics({ runtime: config.metricsPort > 0 }),
    store,
    upstreams: {
      cms: {
        ...upstream("cms", config.cmsUrl, config.cmsAuth),
        ...(config.cmsUrl && config.cmsFormat && { format: config.cmsFormat }),
      },
      productApi: upstream("product-api", config.apiUrl, config.apiAuth),
      newsletter: upstream("newsletter", config.newsletterUrl, "", "/newsletter-provider/{brand}"),
      services: {
        ...upstream("services", config.servicesUrl, servicesKey && `Bearer ${servicesKey}`),
        ...(ownServices && { fetch: ownServices.fetch, answer: ownServices.answer }),
      },
    },
    ownServices,
    now,
  };
}

let defaultContext: Promise<AppContext> | undefined;

/**
 * The scope of the request a loader or action was called for: one object for all loaders of a document.
 * Without a context of the server (stock remix-serve) the process's own configuration is used.
 */
export function requestScope(request: Request, context: AppLoadContext): Promise<RequestScope> {
  context.scope ??= createScope(request, context);
  return context.scope;
}

async function createScope(request: Request, context: AppLoadContext): Promise<RequestScope> {
  defaultContext ??= context.app ? undefined : createAppContext(environmentConfig());
  const app = context.app ?? (await defaultContext);
  if (!app) throw new Error("No context for this request");
  const { config, upstreams } = app;
  const brand = brandOf(request, config);
  const requestId = context.requestId ?? randomUUID();
  const logger = app.logger.child({ requestId });
  const timing = createServerTiming();
  const now = app.now();
  const url = new URL(request.url);
  const route = app.routes.match(url.pathname);
  const policy = route?.policy ?? privatePolicy;
  // Visits of a page in the page cache are counted when it is sent.
  const isVisit = !context.sources && !isPrefetch(request.headers.get("Sec-Purpose"));
  const sources = context.sources ?? createPageSources();
  const origin = originOf(brand, config);
  const calls: CallScope = {
    siteHosts: siteHostsOf(brand, config),
    mediaHosts: config.mediaHosts,
    headers: {
      Accept: "application/json",
      "X-Platform": brand,
      "X-Request-Id": requestId,
      ...testHeader(request, config),
    },
    timeoutMs: config.upstreamTimeoutMs,
    deadline: createReadDeadline(config.pageTimeoutMs),
    submitTimeoutMs: config.submitTimeoutMs,
    logger,
    timing,
    metrics: app.metrics,
    cache: app.upstreamCache,
    sources,
  };
  const linked = withLinks(calls, upstreams.cms);
  return {
    config,
    brand,
    origin,
    requestId,
    memo: {},
    request,
    sentTooOften: context.sentTooOften ?? null,
    now,
    choices: readChoices({ request, origin, now, config }),
    allowedEmbeds: readAllowedEmbeds({ request, origin }),
    query: route ? declaredQuery(url.searchParams, policy) : url.searchParams,
    policy,
    routes: app.routes,
    t: await translatorOf(brand),
    logger,
    timing,
    sources,
    count: isVisit ? app.counters.count : () => {},
    redirects: app.redirects,
    experiences: app.experiences,
    reporter: app.reporter,
    store: app.store,
    flush: (tags) => flushAllInstances(app, tags),
    upstreams: {
      cms: { upstream: upstreams.cms, calls: linked },
      productApi: { upstream: upstreams.productApi, calls: linked },
      newsletter: { upstream: upstreams.newsletter, calls },
      services: {
        upstream: upstreams.services,
        calls: { ...calls, headers: { ...calls.headers, ...visitorHeaders(origin, context.client) } },
      },
    },
  };
}

/** What the services know of a visitor: where links in mails lead, and a keyed hash of the network. */
function visitorHeaders(origin: string, client: string | undefined): Record<string, string> {
  return { "X-Origin": origin, ...(client && { "X-Client": client }) };
}

/** Lets a test break only its own calls to the stand-in; absent unless faults are enabled. */
function testHeader(request: Request, config: Config): Record<string, string> {
  const id = config.backendFaults ? request.headers.get("X-Test-Id") : null;
  return id ? { "X-Test-Id": id } : {};
}
