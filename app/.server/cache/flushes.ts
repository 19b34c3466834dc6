import { LRUCache } from "lru-cache";

/** The tag that flushes everything. */
export const allTags = "*";

const maxTags = 10_000;

/** The moments of flushes by tag; content requested before the flush of one of its tags is outdated. */
export interface Flushes {
  /** @param at milliseconds since 1970 */
  flush(tags: readonly string[], at: number): void;
  /** Whether any of the tags was flushed at or after `at`. */
  since(at: number, tags: Iterable<string>): boolean;
  /** The moment of the last flush of any tag; 0 before the first. */
  readonly last: number;
}

/** @param clock milliseconds since 1970 */
export function createFlushes(clock: () => number = Date.now): Flushes {
  let last = 0;
  let floor = 0;
  const moments = new LRUCache<string, number>({
    // As `max`, but without memory for all of them at the start.
    maxSize: maxTags,
    sizeCalculation: () => 1,
    // The moment of an evicted tag is lost, so everything that old counts as flushed.
    dispose(at, _tag, reason) {
      if (reason === "evict") floor = Math.max(floor, at);
    },
  });
  /** After the clock is set back, what was flushed in the future is flushed now, once. */
  function returnFromFuture(): void {
    const now = clock();
    if (last <= now) return;
    moments.clear();
    last = now;
    floor = now;
  }
  return {
    get last() {
      returnFromFuture();
      return last;
    },
    flush(tags, at) {
      last = Math.max(last, at);
      for (const tag of tags) {
        if (tag === allTags) floor = Math.max(floor, at);
        else moments.set(tag, Math.max(at, moments.get(tag) ?? 0));
      }
    },
    since(at, tags) {
      if (last < at) return false;
      returnFromFuture();
      if (floor >= at && floor > 0) return true;
      for (const tag of tags) if ((moments.get(tag) ?? 0) >= at) return true;
      return false;
    },
  };
}
