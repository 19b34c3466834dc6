import { LRUCache } from "lru-cache";
import type { UpstreamResult } from "~/.server/http/result";

type Load = () => Promise<UpstreamResult<string | null>>;

/** Short texts, or null where there is none, in memory. Simultaneous requests share one load. */
export interface TextCache {
  /** Null after a failed load, which is retried after ten seconds. */
  find(key: string, load: Load): Promise<string | null>;
  /** The cached text, without loading; undefined where nothing is cached. */
  peek(key: string): string | null | undefined;
  clear(): void;
}

interface Entry {
  text: string | null;
}

const maxEntries = 10_000;
const maxBytes = 4 * 1024 * 1024;
const failureMs = 10_000;

export function createTextCache(lifetimeMs: number, now: () => Date): TextCache {
  const entries = new LRUCache<string, Entry, Load>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ text }, key) => 2 * (key.length + (text?.length ?? 0)) + 100,
    ttl: lifetimeMs,
    perf: { now: () => now().getTime() },
    // Reads the clock on each access, as tests change it.
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
