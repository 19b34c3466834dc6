import { resolve } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import type { Fetch, Upstream } from "~/.server/http/upstream";
import type { Content } from "../../backend/content/load-content";
import { backendOver, readContent } from "../../backend/handler";
import { type TestAppOptions, testApp } from "./app-context";
import type { LogEntry } from "./capturing-logger";
import type { Report } from "./capturing-reporter";
import { testUpstream } from "./upstream";

export interface TestContext {
  /** Creates the context argument of a loader or action, once per request. */
  loadContext(): AppLoadContext;
  logged: LogEntry[];
  reported: Report[];
  dataDir: string;
}

let content: Promise<Content> | undefined;

/**
 * The server side without HTTP: real clients and decoders. Upstreams that are not given are the stand-in over
 * content/, with the same clock.
 */
export async function createTestContext(options: TestAppOptions = {}): Promise<TestContext> {
  const { app, logged, reported } = testApp(options);
  const { config, now } = app;
  // Read once per test file, because it takes longer than most tests.
  content ??= readContent(resolve("content"));
  const embedded = await backendOver(await content, { dataDir: config.dataDir, now });
  const upstream = (fetch: Fetch = embedded, settings: Partial<Upstream> = {}) =>
    testUpstream(fetch, { baseUrl: "http://backend.embedded", ...settings });
  app.upstreams = {
    cms: upstream(options.cms, { authorization: config.cmsAuth }),
    productApi: upstream(options.productApi, { name: "product-api" }),
    newsletter: upstream(options.newsletter, {
      name: "newsletter",
      baseUrl: "http://backend.embedded/newsletter-provider/{brand}",
    }),
    services: app.upstreams.services,
  };
  return {
    loadContext: () => ({ app, requestId: "test-request" }),
    logged,
    reported,
    dataDir: config.dataDir,
  };
}
