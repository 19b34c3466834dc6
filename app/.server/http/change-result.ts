import { isStatus } from "./failures";
import type { UpstreamResult } from "./result";

/** Of a call that answers 404 where there is nothing: the value that says so. Every other failure stays one. */
export function notFoundAs<T, N>(result: UpstreamResult<T>, nothing: N): UpstreamResult<T | N> {
  if (result.kind === "loaded" || !isStatus(result, 404)) return result;
  return { kind: "loaded", status: 404, value: nothing };
}

/** A result with its value changed; a failure stays what it is. */
export function mapLoaded<T, V>(result: UpstreamResult<T>, change: (value: T) => V): UpstreamResult<V> {
  return result.kind === "loaded" ? { ...result, value: change(result.value) } : result;
}

/** Replaces the status of a failure. */
export function failedAs<T>(result: UpstreamResult<T>, status: number): UpstreamResult<T> {
  if (result.kind === "loaded") return result;
  return { kind: "failed", status, reason: "reason" in result ? result.reason : "unauthorized" };
}
