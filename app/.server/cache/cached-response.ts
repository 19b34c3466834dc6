import type { Failure } from "~/.server/http/result";

/** The response of an upstream, undecoded: each page decodes its own value, so no page can change another's. */
export interface UpstreamResponse {
  status: number;
  /** Target of a redirect; '' otherwise. */
  location: string;
  /** JSON text; '' where the status is the whole response. */
  text: string;
}

/**
 * How a call ended. `good` and `missing` (not found, or moved) are cached; `refused` is not public, and removes what
 * was cached; `failed` leaves the cache as it is.
 */
export type CallVerdict =
  | { verdict: "good" | "missing" | "refused"; response: UpstreamResponse }
  | { verdict: "failed"; failure: Failure };

/** Source of a response: a call, the cache, the cache during revalidation, or the cache as the upstream fails. */
export type CacheState = "miss" | "hit" | "stale" | "outage";

/** A response with its lifetime; moments are milliseconds since 1970. */
export interface CachedResponse {
  response: UpstreamResponse;
  verdict: "good" | "missing";
  tags: readonly string[];
  requestedAt: number;
  freshUntil: number;
  staleUntil: number;
  outageUntil: number;
}
