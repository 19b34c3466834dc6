import type { Config } from "../config/config";
import { cleanErrorEvent, cleanTransactionEvent } from "./clean-event";
import { errorFacts, toError } from "./error-facts";
import { ignoredErrors, ignoredSources } from "./error-noise";
import { scrubPath } from "./scrub";

/** The circumstances of an error. */
export interface ErrorContext {
  /** The path of the request, without its query. */
  path?: string;
  requestId?: string;
  level: "error" | "warning" | "fatal";
  /** Known input of the visitor, which is removed from the report. */
  visitorValues?: readonly string[];
}

/** The error-reporting service (docs/operations.md). Neither method ever throws. */
export interface ErrorReporter {
  report(error: unknown, context: ErrorContext): void;
  /** Waits at most two seconds for reports to be sent. */
  flush(): Promise<void>;
}

/** Used without the service. */
export const noErrorReporter: ErrorReporter = { report() {}, async flush() {} };

const flushMs = 2000;
/** Files, and what machines call. */
const untimedPaths = /^\/(assets|brands|drupal|sites\/default\/files|healthz|readyz|cache\/flush|_bounce)\b/;

/**
 * Starts reporting if `SENTRY_DSN` is set; otherwise the service's library is not loaded.
 * @param build the release, unless the configuration sets one
 */
export async function createErrorReporter(
  config: Pick<Config, "sentryDsn" | "sentryEnvironment" | "sentryRelease" | "sentryTracesSampleRate">,
  build?: string,
): Promise<ErrorReporter> {
  if (!config.sentryDsn) return noErrorReporter;
  const library = await import("@sentry/node");
  library.initWithoutDefaultIntegrations({
    dsn: config.sentryDsn,
    environment: config.sentryEnvironment,
    release: config.sentryRelease || build,
    tracesSampleRate: config.sentryTracesSampleRate,
    // Sends whole transactions, which `beforeSendTransaction` can clean.
    traceLifecycle: "static",
    integrations: [
      library.eventFiltersIntegration(),
      library.linkedErrorsIntegration(),
      library.dedupeIntegration(),
      library.httpIntegration({
        breadcrumbs: false,
        sessions: false,
        maxRequestBodySize: "none",
        ignoreIncomingRequests: (path) => untimedPaths.test(path),
        ignoreStatusCodes: [[300, 499]],
      }),
      library.nativeNodeFetchIntegration({ breadcrumbs: false }),
    ],
    enableRuntimeChannelInjection: false,
    // No tracing headers for upstreams.
    tracePropagationTargets: [],
    maxBreadcrumbs: 0,
    includeServerName: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    ignoreErrors: ignoredErrors,
    denyUrls: ignoredSources,
    beforeSend: cleanErrorEvent,
    beforeSendTransaction: cleanTransactionEvent,
  });
  return {
    report(error, { path, requestId, level, visitorValues }) {
      const tags = { path: path && scrubPath(path), requestId };
      library.captureException(toError(errorFacts(error, visitorValues)), { level, tags });
    },
    async flush() {
      await library.flush(flushMs);
    },
  };
}
