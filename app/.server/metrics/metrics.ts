import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { CacheState } from "~/.server/cache/swr-cache";

/** What a request was for: few enough values to count by, and none that a visitor can make up. */
export type RequestKind = "page" | "form" | "file" | "ahead";

/** What an upstream call came to. */
export type CallOutcome = "loaded" | "absent" | "refused" | "failed" | "unreachable";

/** The figures of one process, for Prometheus. Labels hold nothing of a visitor: no paths, hosts or queries. */
export interface Metrics {
  /** `status` is that of the answer, or 'aborted' where the visitor left before its end. */
  request(kind: RequestKind, status: number | "aborted", milliseconds: number): void;
  /** Counts a call as under way; the answer ends it. */
  startUpstreamCall(upstream: string): (outcome: CallOutcome) => void;
  /** Where an answer of an upstream, or a page, came from; `shared`: it was being made for another visitor. */
  cacheLookup(what: "answer" | "page", state: CacheState | "shared"): void;
  /** In Prometheus's text format. */
  text(): Promise<string>;
  contentType: string;
}

// From a cached answer to a form that an upstream takes long over.
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 20];

/** @param options.runtime also tells of the process: memory, event loop, open handles. */
export function createMetrics({ runtime = false } = {}): Metrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Histogram({
    name: "site_request_seconds",
    help: "Answers to visitors: how many, and how long they took",
    labelNames: ["kind", "status"],
    buckets: requestBuckets,
    registers,
  });
  const calls = new Histogram({
    name: "site_upstream_call_seconds",
    help: "Calls to the CMS and the product API: how many, and how long they took",
    labelNames: ["upstream", "outcome"],
    buckets: callBuckets,
    registers,
  });
  const underway = new Gauge({
    name: "site_upstream_calls_underway",
    help: "Calls that were begun and not answered yet, those that wait for their turn included",
    labelNames: ["upstream"],
    registers,
  });
  const found = new Counter({
    name: "site_kept_total",
    help: "Answers of upstreams and pages, by where they came from",
    labelNames: ["what", "state"],
    registers,
  });
  if (runtime) collectDefaultMetrics({ register });
  return {
    request: (kind, status, milliseconds) => requests.observe({ kind, status }, milliseconds / 1000),
    startUpstreamCall(upstream) {
      const from = performance.now();
      underway.inc({ upstream });
      return (outcome) => {
        underway.dec({ upstream });
        calls.observe({ upstream, outcome }, (performance.now() - from) / 1000);
      };
    },
    cacheLookup: (what, state) => found.inc({ what, state }),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
