import { parseConfig } from "~/.server/config/config";
import type { AppContext } from "~/.server/context";
import type { Fetch } from "~/.server/http/upstream";
import { capturingLogger } from "./capturing-logger";
import { temporaryFolder } from "./temporary-folder";
import type { LogEntry } from "./test-context";
import { testUpstream } from "./upstream";

interface TestAppOptions {
  environment?: Record<string, string>;
  cms?: Fetch;
  productApi?: Fetch;
  newsletter?: Fetch;
  now?: () => Date;
}

const knowsNothing: Fetch = async () => new Response("{}", { status: 404 });

/** The context of a process whose upstreams know nothing but what is given; `createTestContext` has content too. */
export function testApp(options: TestAppOptions = {}): { app: AppContext; logged: LogEntry[] } {
  const { cms = knowsNothing, productApi = knowsNothing, newsletter = knowsNothing } = options;
  const { logger, logged } = capturingLogger();
  const app: AppContext = {
    config: parseConfig({ DATA_DIR: temporaryFolder(), LOG_LEVEL: "silent", ...options.environment }),
    logger,
    upstreams: {
      cms: testUpstream(cms),
      productApi: testUpstream(productApi, { name: "product-api" }),
      newsletter: testUpstream(newsletter, { name: "newsletter" }),
    },
    now: options.now ?? (() => new Date()),
  };
  return { app, logged };
}
