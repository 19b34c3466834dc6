import { LRUCache } from "lru-cache";

/** Every tag there is. */
export const allTags = "*";

const mostTags = 10_000;

/** When something was last flushed; what was asked before may no longer be shown without asking again. */
export interface Flushes {
  /** @param at milliseconds since 1970 */
  flush(tags: readonly string[], at: number): void;
  /** Whether any of the tags was flushed at or after a moment. */
  since(at: number, tags: Iterable<string>): boolean;
  /** Of the last flush, whatever it was of; 0 before the first. */
  readonly last: number;
}

export function createFlushes(): Flushes {
  let last = 0;
  let floor = 0;
  const moments = new LRUCache<string, number>({
    max: mostTags,
    // Of a tag that is forgotten nobody knows any longer what bears it: everything that old is flushed.
    dispose(at, _tag, reason) {
      if (reason === "evict") floor = Math.max(floor, at);
    },
  });
  return {
    get last() {
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
      if (floor >= at && floor > 0) return true;
      for (const tag of tags) if ((moments.get(tag) ?? 0) >= at) return true;
      return false;
    },
  };
}
