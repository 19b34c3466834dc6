import { resolve } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { createAnswerCache } from "~/.server/cache/answer-cache";
import { createFlushes } from "~/.server/cache/flushes";
import { parseConfig } from "~/.server/config/config";
import type { AppContext } from "~/.server/context";
import { createCounters } from "~/.server/counters";
import { createGate } from "~/.server/http/gate";
import type { Fetch, Upstream } from "~/.server/http/upstream";
import { createMetrics } from "~/.server/metrics";
import { createRedirectCache } from "~/.server/redirects";
import { createSharedStore } from "~/.server/store/shared-store";
import { createQueryNames } from "~/domain/known-query";
import type { Content } from "../../backend/content/load-content";
import { backendOver, readContent } from "../../backend/handler";
import { capturingLogger } from "./capturing-logger";
import { capturingReporter, type Report } from "./capturing-reporter";
import { temporaryFolder } from "./temporary-folder";

interface TestContextOptions {
  /** Settings other than the defaults. */
  environment?: Record<string, string>;
  /** Stand-ins for an upstream; the others are the embedded backend over content/. */
  cms?: Fetch;
  productApi?: Fetch;
  newsletter?: Fetch;
  /** The clock of the site and of the embedded backend. */
  now?: () => Date;
  /** Keeps what upstreams answer, as the running site does; without, each page asks anew. */
  keepsAnswers?: boolean;
}

export interface LogEntry {
  level: "debug" | "info" | "warn" | "error";
  message: string;
  fields: object;
}

export interface TestContext {
  /** Hand this to a loader or action; a new one for each request. */
  loadContext(): AppLoadContext;
  logged: LogEntry[];
  reported: Report[];
  dataDir: string;
}

let content: Promise<Content> | undefined;

/** The whole server side but for HTTP: the real client, the real decoders, the embedded backend. */
export async function createTestContext(options: TestContextOptions = {}): Promise<TestContext> {
  const { now = () => new Date() } = options;
  const dataDir = temporaryFolder();
  const config = parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...options.environment });
  const { logger, logged } = capturingLogger();
  const flushes = createFlushes();
  const { reporter, reported } = capturingReporter();
  // Read once for all tests of a file: it takes longer than most of them.
  content ??= readContent(resolve("content"));
  const embedded = await backendOver(await content, { dataDir, now });
  const upstream = (name: Upstream["name"], fetch: Fetch = embedded, path = ""): Upstream => ({
    name,
    baseUrl: `http://backend.embedded${path}`,
    fetch,
    authorization: "",
    gate: createGate(),
    reachable: undefined,
  });
  const app: AppContext = {
    config,
    logger,
    flushes,
    queryNames: createQueryNames(),
    answers: options.keepsAnswers ? createAnswerCache(config.cache, flushes, now) : null,
    counters: createCounters(dataDir, now, logger),
    redirects: createRedirectCache(config, now),
    reporter,
    metrics: createMetrics(),
    store: createSharedStore(config, now, logger),
    upstreams: {
      cms: { ...upstream("cms", options.cms), authorization: config.cmsAuth },
      productApi: upstream("product-api", options.productApi),
      newsletter: upstream("newsletter", options.newsletter, "/newsletter-provider/{brand}"),
    },
    now,
  };
  return { loadContext: () => ({ app, requestId: "test-request" }), logged, reported, dataDir };
}
