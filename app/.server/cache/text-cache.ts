import { LRUCache } from "lru-cache";
import type { UpstreamResult } from "~/.server/http/result";

type Load = () => Promise<UpstreamResult<string | null>>;

/** Short texts, or that there is none, for as long as the process lives. A load under way is shared. */
export interface TextCache {
  /** Null after a load that failed; the next one is a moment later. */
  find(key: string, load: Load): Promise<string | null>;
  /** What is cached now; undefined where that is nothing. */
  peek(key: string): string | null | undefined;
  clear(): void;
}

interface Entry {
  text: string | null;
}

const mostEntries = 10_000;
const mostBytes = 4 * 1024 * 1024;
const failureMs = 10_000;

export function createTextCache(lifetimeMs: number, now: () => Date): TextCache {
  const entries = new LRUCache<string, Entry, Load>({
    max: mostEntries,
    maxSize: mostBytes,
    sizeCalculation: ({ text }, key) => 2 * (key.length + (text?.length ?? 0)) + 100,
    ttl: lifetimeMs,
    perf: { now: () => now().getTime() },
    // The clock as it is, not as it was a moment ago.
    ttlResolution: 0,
    async fetchMethod(_key, _stale, { context: load, options }) {
      const result = await load();
      if (result.kind === "loaded") return { text: result.value };
      options.ttl = failureMs;
      return { text: null };
    },
  });
  return {
    async find(key, load) {
      return (await entries.fetch(key, { context: load }))?.text ?? null;
    },
    peek: (key) => entries.peek(key)?.text,
    clear: () => entries.clear(),
  };
}
