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
import type { Failure, UpstreamResult } from "./result";

/** Runs a call to an upstream, or rejects it so that a slow or failing upstream does not exhaust the site. */
export type CircuitBreaker = <Outcome extends UpstreamResponse | UpstreamResult<unknown>>(
  call: () => Promise<Outcome>,
) => Promise<Outcome | Failure>;

interface CircuitBreakerSettings {
  /** Maximum of simultaneous calls. */
  calls?: number;
  /** Maximum of calls that wait for another to end. */
  waiting?: number;
  /** Consecutive failures after which calls are paused; then one call is tried. */
  failures?: number;
  pauseMs?: number;
  onPause?: () => void;
}

/**
 * The circuit breaker of one upstream. Rejected calls fail immediately with 503. A 429 with `Retry-After`
 * pauses all calls, as its limit applies to the site as a whole.
 */
export function createCircuitBreaker({
  calls = 60,
  waiting = 400,
  failures = 40,
  pauseMs = 1000,
  onPause,
}: CircuitBreakerSettings = {}): CircuitBreaker {
  const breaker = circuitBreaker(
    handleWhenResult((result) => isOutage(result)),
    { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) },
  );
  if (onPause) breaker.onBreak(onPause);
  const policy = wrap(breaker, bulkhead(calls, waiting));
  // Of a clock that is never set back.
  let pausedUntil = 0;
  return async (call) => {
    const pauseLeft = pausedUntil - performance.now();
    if (pauseLeft > 0) {
      const retryAfter = Math.ceil(pauseLeft / 1000);
      return { ...rejected("paused by the upstream's Retry-After"), retryAfter };
    }
    try {
      const result = await policy.execute(call);
      if ("retryAfter" in result && result.retryAfter)
        pausedUntil = performance.now() + result.retryAfter * 1000;
      return result;
    } catch (error) {
      if (error instanceof BrokenCircuitError) return rejected("paused after repeated failures");
      if (error instanceof BulkheadRejectedError) return rejected("too many calls at once");
      throw error;
    }
  };
}

/** Whether the upstream itself fails: no connection, a timeout, too many calls or a 5xx status. */
function isOutage(result: unknown): boolean {
  if (typeof result !== "object" || result === null) return false;
  if ("kind" in result && result.kind === "connection-error") return true;
  // An answer that the caller expects, such as the 429 of one visitor.
  if ("kind" in result && result.kind === "loaded") return false;
  const status = "status" in result && typeof result.status === "number" ? result.status : 0;
  return status === 429 || status >= 500;
}

function rejected(reason: string) {
  return { kind: "failed", status: 503, reason } as const;
}
