import type { FoundResult } from "../../../services/community/contract";
import type { Flushes } from "./flushes";
import { createSwrCache, type SwrCache } from "./swr-cache";

/** Texts of members that everybody may read, by the words that find them; null after a failure. */
export type ExperienceCache = SwrCache<readonly FoundResult[] | null>;

const failurePauseMs = 1000;
const maxBytes = 4 * 1024 * 1024;

export function createExperienceCache(flushes: Flushes, now: () => Date): ExperienceCache {
  return createSwrCache({
    flushes,
    clock: () => now().getTime(),
    failurePauseMs,
    lastingBytes: maxBytes,
    inventedBytes: maxBytes,
  });
}
