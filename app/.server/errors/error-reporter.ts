import type { Config } from "../config/config";
import { cleanErrorEvent, cleanTransactionEvent } from "./clean-event";
import { errorFacts, errorOf } from "./error-facts";
import { ignoredErrors, ignoredSources } from "./error-noise";
import { scrubbedPath } from "./scrub";

/** Where an error came from. */
export interface ErrorPlace {
  /** Of the visitor's request, without its query. */
  path?: string;
  requestId?: string;
  level: "error" | "warning" | "fatal";
  /** Values of the visitor that must not be told. */
  visitorValues?: readonly string[];
}

/** The error-reporting service (docs/operations.md). Neither method ever throws. */
export interface ErrorReporter {
  report(error: unknown, place: ErrorPlace): void;
  /** Waits, two seconds at most, until what was reported has been sent. */
  flush(): Promise<void>;
}

/** For a site without the service. */
export const noErrorReporter: ErrorReporter = { report() {}, async flush() {} };

const flushMs = 2000;
// Spans of what is no page tell nothing.
const untraced = /^\/(assets|brands|drupal|healthz|readyz)\b/;

/**
 * Starts reporting where `SENTRY_DSN` is set; the service's library is not even loaded elsewhere.
 * @param build what the release is called where the configuration does not say
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
    // Whole transactions, so that what is sent can be looked through.
    traceLifecycle: "static",
    integrations: [
      library.eventFiltersIntegration(),
      library.linkedErrorsIntegration(),
      library.dedupeIntegration(),
      library.httpIntegration({
        breadcrumbs: false,
        sessions: false,
        maxRequestBodySize: "none",
        ignoreIncomingRequests: (path) => untraced.test(path),
        ignoreStatusCodes: [[300, 499]],
      }),
      library.nativeNodeFetchIntegration({ breadcrumbs: false }),
    ],
    enableRuntimeChannelInjection: false,
    // An upstream hears nothing of it.
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
    report(error, { path, requestId, level, visitorValues: given }) {
      const tags = { path: path && scrubbedPath(path), requestId };
      library.captureException(errorOf(errorFacts(error, given)), { level, tags });
    },
    async flush() {
      await library.flush(flushMs);
    },
  };
}
