import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** What a request was for: few enough values to count by, and none that a visitor can make up. */
export type RequestKind = "page" | "form" | "file";

/** What an upstream call came to. */
export type CallOutcome = "loaded" | "absent" | "refused" | "failed" | "unreachable";

/** The figures of one process, for Prometheus. Labels hold nothing of a visitor: no paths, hosts or queries. */
export interface Metrics {
  /** `status` is that of the answer, or 'aborted' where the visitor left before its end. */
  request(kind: RequestKind, status: number | "aborted", milliseconds: number): void;
  upstreamCall(upstream: string, outcome: CallOutcome, milliseconds: number): void;
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
  if (runtime) collectDefaultMetrics({ register });
  return {
    request: (kind, status, milliseconds) => requests.observe({ kind, status }, milliseconds / 1000),
    upstreamCall: (upstream, outcome, milliseconds) =>
      calls.observe({ upstream, outcome }, milliseconds / 1000),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
