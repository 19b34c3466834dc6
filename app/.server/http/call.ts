import { setTimeout as pause } from "node:timers/promises";
import type { CallOutcome } from "~/.server/metrics/metrics";
import { failureMessage } from "~/utils/errors";
import { readBody } from "./read-body";
import type { Failure, UpstreamResult } from "./result";
import type { CallScope, Upstream } from "./upstream";

export const defaultRetries = 10;
const retryIntervalMs = 10;

/** Read to its end, a short answer that nobody needs leaves its connection open for the next call. */
export function drain(response: Response): void {
  readBody(response, 64 * 1024).catch(() => {});
}

/** A call with the headers of every call, and the credentials of its upstream. */
export function newRequest(upstream: Upstream, scope: CallScope, path: string, init: RequestInit): Request {
  const headers = new Headers(scope.headers);
  if (upstream.authorization) headers.set("Authorization", upstream.authorization);
  return new Request(upstream.baseUrl + path, { ...init, headers });
}

/** Tries again, a moment later, what throws: so many times more, and not once the signal aborted. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  retries: number,
): Promise<T> {
  for (let left = retries; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || signal.aborted) throw error;
      await pause(retryIntervalMs);
    }
  }
}

/** What a call throws as a failure: too late is a 504, too large a 502, anything else a connection that failed. */
export async function settle<T>(call: () => Promise<T>): Promise<T | Failure> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") return failed(504, "took too long");
    if (error instanceof RangeError) return failed(502, error.message);
    return { kind: "connection-error", reason: causeOf(error) };
  }
}

/** ECONNREFUSED and the like; a name that is no network's betrays a defect of ours. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause ? String(cause.code) : cause.name;
}

/** A failure with this status; the reason is for the log. */
export function failed(status: number, reason = failureMessage(status)) {
  return { kind: "failed", status, reason } as const;
}

/** A redirect often repeats the query of the call, and a query is never logged. */
export function loggable<T>(result: UpstreamResult<T>): UpstreamResult<T> {
  if (result.kind !== "failed" || result.location === undefined) return result;
  return { ...result, location: result.location.replace(/[?#].*$/s, "") };
}

/** Measures one call; the answer takes its result, which also says how the upstream is doing. */
export function startCall(upstream: Upstream, { metrics }: CallScope) {
  const end = metrics.startUpstreamCall(upstream.name);
  return (result: UpstreamResult<unknown>) => {
    upstream.reachable = isAnswer(result);
    end(outcomeOf(result));
  };
}

function outcomeOf(result: UpstreamResult<unknown>): CallOutcome {
  if (result.kind === "connection-error") return "unreachable";
  if (result.kind === "unauthorized") return "refused";
  if (result.kind === "loaded") return "loaded";
  return result.status === 404 ? "absent" : "failed";
}

function isAnswer(result: UpstreamResult<unknown>): boolean {
  if (result.kind === "failed") return result.status < 500;
  return result.kind === "loaded";
}
