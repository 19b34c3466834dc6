import { setTimeout as pause } from "node:timers/promises";
import type { CallOutcome } from "~/.server/metrics/metrics";
import { failureMessage } from "~/utils/errors";
import { readBody } from "./read-body";
import type { Failure, UpstreamResult } from "./result";
import type { CallScope, Upstream, UpstreamCalls } from "./upstream";

export const defaultRetries = 10;
const retryIntervalMs = 10;

/** Reads an unused short body to its end, so that the connection can be reused. */
export function drain(response: Response): void {
  readBody(response, 64 * 1024).catch(() => {});
}

/** A request with the headers of the call scope and the credentials of its upstream. */
export function newRequest(upstream: Upstream, scope: CallScope, path: string, init: RequestInit): Request {
  const headers = new Headers(scope.headers);
  if (upstream.authorization) headers.set("Authorization", upstream.authorization);
  return new Request(upstream.baseUrl + path, { ...init, headers });
}

/** Calls of an addition to a page, which wait for at most so many milliseconds. */
export function waitingAtMost({ upstream, calls }: UpstreamCalls, milliseconds: number): UpstreamCalls {
  return { upstream, calls: { ...calls, timeoutMs: Math.min(calls.timeoutMs, milliseconds) } };
}

/** Retries an attempt that throws, at most `retries` times and not after the signal aborted. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  retries: number,
): Promise<T> {
  for (let retriesLeft = retries; ; retriesLeft -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retriesLeft === 0 || signal.aborted) throw error;
      await pause(retryIntervalMs);
    }
  }
}

/** Turns errors into failures: a timeout is a 504, a body that is too large a 502, others are connection errors. */
export async function settle<T>(call: () => Promise<T>): Promise<T | Failure> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") return failed(504, "took too long");
    if (error instanceof RangeError) return failed(502, error.message);
    return { kind: "connection-error", reason: causeOf(error) };
  }
}

/** The code of a connection error, such as ECONNREFUSED; the name of an error without a code. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause ? String(cause.code) : cause.name;
}

/** A failure with this status; the reason is for the log. */
export function failed(status: number, reason = failureMessage(status)) {
  return { kind: "failed", status, reason } as const;
}

/** Removes the query from a redirect's location, as queries are never logged. */
export function loggable<T>(result: UpstreamResult<T>): UpstreamResult<T> {
  if (result.kind !== "failed" || result.location === undefined) return result;
  return { ...result, location: result.location.replace(/[?#].*$/s, "") };
}

/** Starts measuring a call; the returned function takes its result and updates `reachable` of the upstream. */
export function startCall(upstream: Upstream, { metrics }: CallScope) {
  const end = metrics.startUpstreamCall(upstream.name);
  return (result: UpstreamResult<unknown>) => {
    upstream.reachable = isReachable(result);
    end(outcomeOf(result));
  };
}

function outcomeOf(result: UpstreamResult<unknown>): CallOutcome {
  if (result.kind === "connection-error") return "unreachable";
  if (result.kind === "unauthorized") return "refused";
  if (result.kind === "loaded") return "loaded";
  return result.status === 404 ? "absent" : "failed";
}

function isReachable(result: UpstreamResult<unknown>): boolean {
  if (result.kind === "failed") return result.status < 500;
  return result.kind === "loaded";
}
