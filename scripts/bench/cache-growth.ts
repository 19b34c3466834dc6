import { z } from "zod";
import { ask, type Measured, startScript, stop } from "./processes";

const sizes = [1000, 10_000, 50_000];
const maxTimeRatio = 5;
const maxMemoryRatio = 1.3;

const resultSchema = z.object({
  hit: z.number(),
  store: z.number(),
  bytes: z.number(),
  bytesWhenFull: z.number(),
});

/** Measures the cache of pages and upstream responses by its number of entries, a process each. */
export async function cacheGrowth(): Promise<Measured[]> {
  const results: z.infer<typeof resultSchema>[] = [];
  for (const size of sizes) {
    const child = startScript("cache-worker.ts", ["--expose-gc"]);
    results.push(resultSchema.parse(await ask(child, { size })));
    await stop(child);
  }
  const [small, , large] = results;
  if (!small || !large) throw new Error("nothing was measured");
  const amounts = sizes.map((size) => size.toLocaleString("en")).join(", ");
  const each = (name: keyof typeof small, digits: number) =>
    results.map((result) => result[name].toFixed(digits)).join(", ");
  const time = Math.max(large.hit / small.hit, large.store / small.store);
  const memory = large.bytes / small.bytes;
  const full = large.bytesWhenFull / large.bytes;
  return [
    {
      goal: `A cache of 50,000 entries: a hit and a new entry take at most ${maxTimeRatio} times as long as with 1,000`,
      measured: `${time.toFixed(2)} (hits ${each("hit", 2)} µs, new entries ${each("store", 2)} µs for ${amounts})`,
      met: time <= maxTimeRatio,
    },
    {
      goal: `A cache of 50,000 entries takes at most ${maxMemoryRatio} times the memory per entry of one of 1,000, also when it is full and as many entries were replaced`,
      measured: `${memory.toFixed(2)}, full ${full.toFixed(2)} (${each("bytes", 0)} bytes per entry for ${amounts}, its text of 1,000 characters included)`,
      met: memory <= maxMemoryRatio && full <= maxMemoryRatio,
    },
  ];
}
