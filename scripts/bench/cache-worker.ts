/** Fills a cache and measures its hits, new entries and memory. Needs `--expose-gc`. */

import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { hourMs } from "~/utils/durations";
import { createFlushes } from "../../app/.server/cache/flushes";
import { createSwrCache, type Load, type SwrCache } from "../../app/.server/cache/swr-cache";

const input = z.object({ size: z.number() });
interface Value {
  text: string;
}

const hits = 300_000;
const textLength = 1000;
/** Of an entry in the cache, by its own count: its text, key and tags, and 700. */
const entryBytes = 1830;

process.on("message", async (message) => {
  const { size } = input.parse(message);
  await warmUp();
  const cache = createCache(size);
  const empty = await heapBytes();
  const store = await fill(cache, "first", size);
  const bytes = ((await heapBytes()) - empty) / size;
  const from = performance.now();
  // A prime step visits all entries in an order that processor caches cannot predict.
  for (let index = 0; index < hits; index += 1) cache.get(keyOf("first", (index * 7919) % size), load(index));
  const hit = ((performance.now() - from) * 1000) / hits;
  await fill(cache, "second", size);
  const bytesWhenFull = ((await heapBytes()) - empty) / size;
  // A cache that is not used any more would be collected before.
  cache.peek(keyOf("second", 0));
  process.send?.({ hit, store, bytes, bytesWhenFull });
});

/** Every size is measured with compiled code. The cache is small, as it may be collected during the measurement. */
async function warmUp(): Promise<void> {
  const size = 10;
  const cache = createCache(size);
  await fill(cache, "first", 50_000);
  for (let index = 0; index < 50_000; index += 1)
    cache.get(keyOf("first", 50_000 - size + (index % size)), load(index));
}

function createCache(size: number): SwrCache<Value> {
  return createSwrCache<Value>({
    flushes: createFlushes(),
    clock: Date.now,
    failurePauseMs: 5000,
    lastingBytes: size * entryBytes,
    inventedBytes: 1,
  });
}

const keyOf = (name: string, index: number) => `dementie /${name}/page-${index}`;

function load(index: number): Load<Value> {
  return async (startedAt) => ({
    kind: "loaded",
    size: textLength,
    isInvented: false,
    entry: {
      value: { text: Buffer.alloc(textLength, `${index} `).toString("latin1") },
      tags: ["page", `page:/page-${index}`, `node:${index}`],
      requestedAt: startedAt,
      freshUntil: startedAt + hourMs,
      staleUntil: startedAt + hourMs,
      outageUntil: startedAt + hourMs,
    },
  });
}

/** Returns the microseconds per new entry. */
async function fill(cache: SwrCache<Value>, name: string, amount: number): Promise<number> {
  const from = performance.now();
  for (let index = 0; index < amount; index += 1) await cache.find(keyOf(name, index), load(index));
  return ((performance.now() - from) * 1000) / amount;
}

async function heapBytes(): Promise<number> {
  // What the last run used is free only after its functions have returned.
  await setImmediate();
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
