import type { Failure } from "~/.server/http/result";

/** What an upstream answered, as it came: a value is decoded from it anew for each page, so none can change another's. */
export interface UpstreamAnswer {
  status: number;
  /** Of a redirect. */
  location: string;
  /** The JSON; '' where the status says it all. */
  text: string;
}

/**
 * What came of asking. `good` and `missing` (there is no such thing, or it moved) are worth keeping; `refused` is not
 * for everyone, and what was known of it no longer is; `failed` says nothing about what is there.
 */
export type CallVerdict =
  | { verdict: "good" | "missing" | "refused"; answer: UpstreamAnswer }
  | { verdict: "failed"; failure: Failure };

/** Where an answer came from: asked now, kept, kept too long and asked again meanwhile, or kept as the upstream fails. */
export type CacheState = "miss" | "hit" | "stale" | "outage";

/** An answer that is kept. */
export interface CachedAnswer {
  answer: UpstreamAnswer;
  verdict: "good" | "missing";
  tags: readonly string[];
  /** When it was asked, until when it is new, may be shown while it is asked anew, and in an outage. */
  askedAt: number;
  freshUntil: number;
  staleUntil: number;
  outageUntil: number;
}
