import type { AppLoadContext } from "@remix-run/node";
import type { Fetch, Upstream } from "~/.server/http/upstream";
import { backendOver } from "../../backend/handler";
import { siteContent } from "../../backend/test-support";
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

/**
 * The server side without HTTP: real clients and decoders. Upstreams that are not given are the stand-in over
 * content/, with the same clock.
 */
export async function createTestContext(options: TestAppOptions = {}): Promise<TestContext> {
  const { app, logged, reported } = testApp(options);
  const { config, now } = app;
  const embedded = await backendOver(await siteContent(), { dataDir: config.dataDir, now });
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
