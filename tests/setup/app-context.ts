import { createExperienceCache } from "~/.server/cache/experience-cache";
import { createFlushes } from "~/.server/cache/flushes";
import { createRedirectCache } from "~/.server/cache/redirect-cache";
import { createUpstreamCache } from "~/.server/cache/upstream-cache";
import { parseConfig } from "~/.server/config/config";
import type { AppContext } from "~/.server/context/scope";
import type { Fetch, Upstream } from "~/.server/http/upstream";
import { createCounters } from "~/.server/metrics/counters";
import { createMetrics } from "~/.server/metrics/metrics";
import type { RouteTable } from "~/.server/routing/route-table";
import { createSharedStore } from "~/.server/store/shared-store";
import { capturingLogger, type LogEntry } from "./capturing-logger";
import { capturingReporter, type Report } from "./capturing-reporter";
import { longTimeouts } from "./long-timeouts";
import { routeTable } from "./route-table";
import { temporaryFolder } from "./temporary-folder";
import { testUpstream } from "./upstream";

export interface TestAppOptions {
  /** Settings that differ from the defaults. */
  environment?: Record<string, string>;
  cms?: Fetch;
  productApi?: Fetch;
  newsletter?: Fetch;
  services?: Partial<Upstream>;
  /** The routes of the site by default. */
  routes?: RouteTable;
  now?: () => Date;
  /** Deadline of a Redis call, if there is Redis. */
  storeDeadlineMs?: number;
  /** Caches upstream responses, as in production. Default: every page calls its upstreams. */
  cacheResponses?: boolean;
}

const respondNotFound: Fetch = async () => new Response("{}", { status: 404 });

/** An app context whose upstreams respond 404 unless given; `createTestContext` serves content/ too. */
export function testApp(options: TestAppOptions = {}): {
  app: AppContext;
  logged: LogEntry[];
  reported: Report[];
} {
  const { cms = respondNotFound, productApi = respondNotFound, newsletter = respondNotFound } = options;
  const { logger, logged } = capturingLogger();
  const { reporter, reported } = capturingReporter();
  const config = parseConfig({
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: "silent",
    ...longTimeouts,
    ...options.environment,
  });
  const now = options.now ?? (() => new Date());
  const flushes = createFlushes(() => now().getTime());
  const app: AppContext = {
    config,
    logger,
    flushes,
    routes: options.routes ?? routeTable,
    upstreamCache: options.cacheResponses ? createUpstreamCache(config.cache, flushes, now) : null,
    counters: createCounters(config.dataDir, now, logger),
    redirects: createRedirectCache(flushes, now),
    experiences: createExperienceCache(flushes, now),
    reporter,
    metrics: createMetrics(),
    store: createSharedStore(config, now, logger, options.storeDeadlineMs),
    upstreams: {
      cms: testUpstream(cms),
      productApi: testUpstream(productApi, { name: "product-api" }),
      newsletter: testUpstream(newsletter, { name: "newsletter" }),
      services: testUpstream(respondNotFound, { name: "services", ...options.services }),
    },
    now,
    ownServices: null,
  };
  return { app, logged, reported };
}
