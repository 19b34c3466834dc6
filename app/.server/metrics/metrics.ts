import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { CacheState } from "~/.server/cache/swr-cache";

/** The kind of a request, as a label. Visitors cannot add values. */
export type RequestKind = "page" | "form" | "file" | "prefetch";

/** The outcome of an upstream call, as a label. */
export type CallOutcome = "loaded" | "absent" | "refused" | "failed" | "unreachable";

/** The metrics of one process, for Prometheus. Labels contain no personal data: no paths, hosts or queries. */
export interface Metrics {
  /** `status` is that of the response, or 'aborted' if the visitor left before its end. */
  request(kind: RequestKind, status: number | "aborted", milliseconds: number): void;
  /** Counts a call as in flight until the returned function is called. */
  startUpstreamCall(upstream: string): (outcome: CallOutcome) => void;
  /** Counts a look-up of an upstream response or a page by its state; `shared` joins the flight of another request. */
  cacheLookup(what: "answer" | "page", state: CacheState | "shared"): void;
  /** In Prometheus's text format. */
  text(): Promise<string>;
  contentType: string;
}

// Seconds, from a cached page to a slow form submission.
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 20];

/** @param runtime includes metrics of the process: memory, event loop, open handles */
export function createMetrics({ runtime = false } = {}): Metrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Histogram({
    name: "site_request_seconds",
    help: "Number and duration of requests",
    labelNames: ["kind", "status"],
    buckets: requestBuckets,
    registers,
  });
  const calls = new Histogram({
    name: "site_upstream_call_seconds",
    help: "Number and duration of upstream calls",
    labelNames: ["upstream", "outcome"],
    buckets: callBuckets,
    registers,
  });
  const inFlight = new Gauge({
    name: "site_upstream_calls_underway",
    help: "Upstream calls in flight, including queued ones",
    labelNames: ["upstream"],
    registers,
  });
  const lookups = new Counter({
    name: "site_kept_total",
    help: "Upstream responses and pages by cache state",
    labelNames: ["what", "state"],
    registers,
  });
  if (runtime) collectDefaultMetrics({ register });
  const requestsOf = remember<Histogram.Internal<"kind" | "status">>();
  const lookupsOf = remember<Counter.Internal>();
  return {
    request: (kind, status, milliseconds) =>
      requestsOf(`${kind} ${status}`, () => requests.labels({ kind, status })).observe(milliseconds / 1000),
    startUpstreamCall(upstream) {
      const startedAt = performance.now();
      inFlight.inc({ upstream });
      return (outcome) => {
        inFlight.dec({ upstream });
        calls.observe({ upstream, outcome }, (performance.now() - startedAt) / 1000);
      };
    },
    cacheLookup: (what, state) => lookupsOf(`${what} ${state}`, () => lookups.labels({ what, state })).inc(),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/** Remembers values by key: prom-client hashes labels again for each observation. */
function remember<T>(): (key: string, make: () => T) => T {
  const values = new Map<string, T>();
  return (key, make) => {
    const known = values.get(key) ?? make();
    values.set(key, known);
    return known;
  };
}
