import { expect, onTestFinished, test } from "vitest";
import type { SharedStore } from "~/.server/store/store";
import { testApp } from "../../../tests/setup/app-context";
import { cachedCall, good, noDeadline } from "../../../tests/setup/cached-call";
import { redisServer } from "../../../tests/setup/own-redis";
import type { CallPolicy } from "./call-policy";
import { flushAllInstances, listenForFlushes } from "./flush";
import { createOutageCopies } from "./outage-copies";
import { createUpstreamCache } from "./upstream-cache";

/** Long enough for a slow machine. */
const longDeadlineMs = 60_000;
const policy: CallPolicy = { freshFactor: 1, tags: ["page"], durable: true };

/** Instances of the site with one clock and one store; `calls` lists the instances that called the upstream. */
async function machines(
  wrap: (store: SharedStore) => SharedStore = (store) => store,
  deadlineMs = longDeadlineMs,
) {
  const redis = await redisServer();
  let time = Date.now();
  const calls: string[] = [];
  async function start(name: string) {
    const { app } = testApp({
      environment: { REDIS_URL: redis.url },
      now: () => new Date(time),
      storeDeadlineMs: longDeadlineMs,
    });
    onTestFinished(() => app.store.close());
    await listenForFlushes(app);
    const { outageMs } = app.config.cache;
    const outageCopies = createOutageCopies(wrap(app.store), outageMs, app.now, deadlineMs);
    const cache = createUpstreamCache(app.config.cache, app.flushes, app.now, outageCopies);
    const see = async (text = "", { key = "/zorgen", as = policy } = {}) => {
      const call = cachedCall(() => {
        calls.push(name);
        return good(text);
      });
      const { state, verdict, result } = await cache.find(key, as, call, noDeadline());
      return `${state} ${result.kind === "loaded" ? result.value : verdict}`;
    };
    /** Waits until the other instances can read the response. */
    const shared = (key = "/zorgen") =>
      expect.poll(async () => (await app.store.get(`answer ${key}`)) !== null).toBe(true);
    return { app, see, shared };
  }
  return {
    redis,
    calls,
    start,
    pass(seconds: number) {
      time += seconds * 1000;
    },
  };
}

test("an instance uses the response of another one while it is fresh", async () => {
  const { start, calls, pass } = await machines();
  const [a, b] = [await start("a"), await start("b")];
  expect(await a.see("1")).toBe("miss 1");
  await a.shared();
  expect(await b.see("2")).toBe("hit 1");
  pass(59);
  expect(await b.see("2")).toBe("hit 1");
  expect(calls).toEqual(["a"]);
  pass(1);
  // Its age is that at the other instance.
  expect(await b.see("2")).toBe("stale 1");
  await expect.poll(() => calls).toEqual(["a", "b"]);
  // A newer response of its own takes precedence.
  expect(await b.see("3")).toBe("hit 2");
});

test("simultaneous requests of an instance read the store once and call the upstream once", async () => {
  let looked = 0;
  const { start, calls } = await machines((store) => ({
    ...store,
    get(key) {
      looked += 1;
      return store.get(key);
    },
  }));
  const { see } = await start("a");
  await Promise.all(Array.from({ length: 50 }, () => see("1")));
  expect([looked, calls]).toEqual([1, ["a"]]);
});

test("a response from before a flush is used by no other instance, nor by one that starts later", async () => {
  const { start, pass } = await machines();
  const [a, b] = [await start("a"), await start("b")];
  await a.see("1");
  await a.shared();
  pass(5);
  const from = a.app.now().getTime();
  await expect
    .poll(async () => {
      await flushAllInstances(a.app, ["page"]);
      return b.app.flushes.since(from, ["page"]);
    })
    .toBe(true);
  pass(5);
  expect(await b.see("2")).toBe("miss 2");
  await a.app.store.set("answer /elders", JSON.stringify({}), 60);
  const c = await start("c");
  await expect.poll(() => c.see("3")).toBe("hit 2");
  const d = await start("d");
  expect(await d.see("4", { key: "/elders" })).toBe("miss 4");
});

test("an instance that starts after a flush uses nothing from before it", async () => {
  const { start, pass } = await machines();
  const a = await start("a");
  await a.see("1");
  await a.shared();
  pass(5);
  await flushAllInstances(a.app, ["page"]);
  pass(5);
  expect(await (await start("b")).see("2")).toBe("miss 2");
});

test("without Redis, or with one that does not respond, an instance works alone", async () => {
  const { start, redis } = await machines();
  const [a, b] = [await start("a"), await start("b")];
  await a.see("1");
  await a.shared();
  await redis.stop();
  expect(await b.see("2")).toBe("miss 2");
  expect(await b.see("3")).toBe("hit 2");

  let looked = 0;
  const silent = await machines(
    (store) => ({
      ...store,
      get() {
        looked += 1;
        return new Promise(() => {});
      },
    }),
    10,
  );
  const alone = await silent.start("a");
  expect(await alone.see("1")).toBe("miss 1");
  expect(await alone.see("1", { key: "/elders" })).toBe("miss 1");
  expect(looked).toBe(1);
});

test("neither responses to typed text nor those of more than a megabyte are shared", async () => {
  const { start } = await machines();
  const [a, b] = [await start("a"), await start("b")];
  await a.see("getypt", { key: "/getypt", as: { ...policy, durable: false } });
  await a.see("x".repeat(1024 * 1024 + 1), { key: "/groot" });
  await a.see("1");
  await a.shared();
  expect(await b.see("2", { key: "/getypt", as: { ...policy, durable: false } })).toBe("miss 2");
  expect(await b.see("2", { key: "/groot" })).toBe("miss 2");
});
