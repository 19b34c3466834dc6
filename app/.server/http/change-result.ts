import { isStatus } from "./failures";
import type { UpstreamResult } from "./result";

/** Replaces a 404 by a value; other failures stay. For calls that respond with 404 to an empty result. */
export function notFoundAs<T, N>(result: UpstreamResult<T>, value: N): UpstreamResult<T | N> {
  if (result.kind === "loaded" || !isStatus(result, 404)) return result;
  return { kind: "loaded", status: 404, value };
}

/** Maps the value of a loaded result; failures stay. */
export function mapLoaded<T, V>(result: UpstreamResult<T>, change: (value: T) => V): UpstreamResult<V> {
  return result.kind === "loaded" ? { ...result, value: change(result.value) } : result;
}

/** Replaces the status of a failure. */
export function failedAs<T>(result: UpstreamResult<T>, status: number): UpstreamResult<T> {
  if (result.kind === "loaded") return result;
  return { kind: "failed", status, reason: "reason" in result ? result.reason : "unauthorized" };
}
