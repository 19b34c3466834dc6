import type { Flushes } from "./flushes";
import { createSwrCache, type SwrCache } from "./swr-cache";

/** Targets of redirect entries by brand and address; null where there is no entry. */
export type RedirectCache = SwrCache<string | null>;

/** Pause after a failed look-up. */
export const redirectPauseMs = 4000;
const maxBytes = 8 * 1024 * 1024;

export function createRedirectCache(flushes: Flushes, now: () => Date): RedirectCache {
  return createSwrCache({
    flushes,
    clock: () => now().getTime(),
    failurePauseMs: redirectPauseMs,
    lastingBytes: maxBytes,
    inventedBytes: maxBytes,
  });
}
