import fc from "fast-check";
import { expect, test } from "vitest";
import { createFlushes } from "./flushes";
import { createSwrCache, type Found, type Outcome } from "./swr-cache";

const freshMs = 10;
const staleMs = 20;
const outageMs = 100;
/** For some 80 entries. */
const maxBytes = 60_000;

/** A value is the moment at which its load started. */
type Moment = number;
type Ending = "loaded" | "failed" | "uncacheable";
interface Pending {
  key: string;
  startedAt: number;
  end(ending: Ending): void;
}

/** A cache with a clock, and loads that wait until the test ends them. */
function site() {
  let now = 1000;
  const flushes = createFlushes();
  const cache = createSwrCache<Moment>({
    flushes,
    clock: () => now,
    failurePauseMs: 5,
    lastingBytes: maxBytes,
    inventedBytes: maxBytes,
  });
  const pending: Pending[] = [];
  const load = (key: string, isInvented = false) => {
    return (startedAt: number) =>
      new Promise<Outcome<Moment>>((resolve) => {
        pending.push({
          key,
          startedAt,
          end(ending) {
            pending.splice(pending.indexOf(this), 1);
            if (ending !== "loaded") return resolve({ kind: ending, value: -1 });
            const lifetime = {
              freshUntil: startedAt + freshMs,
              staleUntil: startedAt + staleMs,
              outageUntil: startedAt + outageMs,
            };
            const entry = { value: startedAt, tags: [key], requestedAt: startedAt, ...lifetime };
            resolve({ kind: "loaded", entry, size: 10, isInvented });
          },
        });
      });
  };
  return {
    pending,
    find: (key: string, isInvented?: boolean) => cache.find(key, load(key, isInvented)),
    get: (key: string) => cache.get(key, load(key)),
    flush: (key: string) => flushes.flush([key], now),
    pass(ms: number) {
      now += ms;
    },
    get now() {
      return now;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

const key = fc.constantFrom("a", "b");
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant("find" as const), key }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("pass" as const), ms: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("flush" as const), key }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("end" as const),
      which: fc.nat(3),
      ending: fc.constantFrom<Ending>("loaded", "loaded", "failed", "uncacheable"),
    }),
  },
);

test("no value is older than its limit or its flush, and a key has one load at a time", async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 60 }), run), { numRuns: 300 });
});

async function run(steps: (typeof step extends fc.Arbitrary<infer S> ? S : never)[]) {
  const cache = site();
  const flushedAt: Record<string, number> = { a: 0, b: 0 };
  const visits: Promise<void>[] = [];
  for (const each of steps) {
    if (each.type === "pass") cache.pass(each.ms);
    if (each.type === "flush") {
      cache.flush(each.key);
      flushedAt[each.key] = cache.now;
      cache.pass(1);
    }
    if (each.type === "end") cache.pending[each.which % cache.pending.length]?.end(each.ending);
    if (each.type === "find") {
      const startedAt = cache.now;
      const flushed = flushedAt[each.key] ?? 0;
      const ready = cache.get(each.key);
      if (ready) expectInTime(ready, { now: startedAt, flushed });
      visits.push(
        cache.find(each.key).then(({ value, state }) => {
          if (state === "miss" || state === "shared") expect(value === -1 || value > flushed).toBe(true);
        }),
      );
    }
    await settled();
    for (const name of ["a", "b"]) {
      const loads = cache.pending.filter((load) => load.key === name);
      const sinceFlush = loads.filter(
        ({ startedAt }) => startedAt > Math.max(flushedAt.a ?? 0, flushedAt.b ?? 0),
      );
      expect(sinceFlush.length).toBeLessThanOrEqual(1);
    }
  }
  for (const load of [...cache.pending]) load.end("failed");
  await Promise.all(visits);
}

function expectInTime({ value, state }: Found<Moment>, { now, flushed }: Record<"now" | "flushed", number>) {
  const age = now - value;
  if (state === "hit") expect(age).toBeLessThan(freshMs);
  if (state === "stale") expect(age).toBeLessThan(staleMs);
  if (state === "outage") expect(age).toBeLessThan(outageMs);
  else expect(value).toBeGreaterThan(flushed);
}

test("keys that visitors invent never evict the others", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 200, max: 500 }), async (count) => {
      const { find, pending } = site();
      const load = (name: string, isInvented: boolean) => {
        const found = find(name, isInvented);
        return settled().then(() => {
          pending[0]?.end("loaded");
          return found;
        });
      };
      for (let number = 0; number < 50; number += 1) await load(`page ${number}`, false);
      for (let number = 0; number < count; number += 1) await load(`invented ${number}`, true);
      for (let number = 0; number < 50; number += 1) {
        expect((await find(`page ${number}`)).state).toBe("hit");
      }
    }),
    { numRuns: 5 },
  );
});
