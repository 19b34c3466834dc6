import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  wrap,
} from "cockatiel";
import type { UpstreamResponse } from "~/.server/cache/upstream-response";
import type { Failure } from "./result";

/** What stands before an upstream: one that is slow or down takes no more of the site than its share. */
export type CircuitBreaker = (
  ask: () => Promise<UpstreamResponse | Failure>,
) => Promise<UpstreamResponse | Failure>;

interface CircuitBreakerSettings {
  /** Calls at once, and calls that wait for one of them to end. */
  calls?: number;
  waiting?: number;
  /** So many failures in a row, and it is left alone for a moment; then one call tries. */
  failures?: number;
  pauseMs?: number;
  onPause?: () => void;
}

/** A gate for one upstream. A call it lets not through fails at once, with status 503. */
export function createCircuitBreaker({
  calls = 60,
  waiting = 400,
  failures = 40,
  pauseMs = 5000,
  onPause,
}: CircuitBreakerSettings = {}): CircuitBreaker {
  const breaker = circuitBreaker(
    handleWhenResult((result) => isOutage(result)),
    { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) },
  );
  if (onPause) breaker.onBreak(onPause);
  const policy = wrap(breaker, bulkhead(calls, waiting));
  return async (ask) => {
    try {
      return await policy.execute(ask);
    } catch (error) {
      if (error instanceof BrokenCircuitError) return refused("left alone after many failures");
      if (error instanceof BulkheadRejectedError) return refused("too many calls at once");
      throw error;
    }
  };
}

/** The upstream itself is in trouble: no connection, too late, or a status of its own that says so. */
function isOutage(result: unknown): boolean {
  if (typeof result !== "object" || result === null) return false;
  if ("kind" in result && result.kind === "connection-error") return true;
  return "status" in result && typeof result.status === "number" && result.status >= 500;
}

function refused(reason: string): Failure {
  return { kind: "failed", status: 503, reason };
}
