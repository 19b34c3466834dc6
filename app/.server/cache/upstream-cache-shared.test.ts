import { expect, onTestFinished, test } from "vitest";
import type { SharedStore } from "~/.server/store/store";
import { testApp } from "../../../tests/setup/app-context";
import { cachedCall, good } from "../../../tests/setup/cached-call";
import { redisServer } from "../../../tests/setup/own-redis";
import type { CallPolicy } from "./call-policy";
import { flushAllInstances, listenForFlushes } from "./flush";
import { createOutageCopies } from "./outage-copies";
import { createUpstreamCache } from "./upstream-cache";

/** No instance is given up because the machine is slow. */
const patient = 60_000;
const policy: CallPolicy = { expiryFactor: 1, tags: ["page"], durable: true };

/** Instances of the site with one clock and what they share; each says how often it asked the upstream. */
async function machines(wrap: (store: SharedStore) => SharedStore = (store) => store, quickMs = patient) {
  const redis = await redisServer();
  let time = Date.now();
  const asked: string[] = [];
  async function start(name: string) {
    const { app } = testApp({
      environment: { REDIS_URL: redis.url },
      now: () => new Date(time),
      storeDeadlineMs: patient,
    });
    onTestFinished(() => app.store.close());
    await listenForFlushes(app);
    const { outageMs } = app.config.cache;
    const lastGood = createOutageCopies(wrap(app.store), outageMs, app.now, quickMs);
    const cache = createUpstreamCache(app.config.cache, app.flushes, app.now, lastGood);
    const see = async (text = "", { key = "/zorgen", as = policy } = {}) => {
      const call = cachedCall(() => {
        asked.push(name);
        return good(text);
      });
      const { state, verdict, result } = await cache.find(key, as, call);
      return `${state} ${result.kind === "loaded" ? result.value : verdict}`;
    };
    /** Until what was seen is there for the others. */
    const shared = (key = "/zorgen") =>
      expect.poll(async () => (await app.store.get(`answer ${key}`)) !== null).toBe(true);
    return { app, see, shared };
  }
  return {
    redis,
    asked,
    start,
    pass(seconds: number) {
      time += seconds * 1000;
    },
  };
}

test("the first visitor of an instance gets what another instance was answered, for as long as that is new", async () => {
  const { start, asked, pass } = await machines();
  const [a, b] = [await start("a"), await start("b")];
  expect(await a.see("1")).toBe("miss 1");
  await a.shared();
  expect(await b.see("2")).toBe("hit 1");
  pass(59);
  expect(await b.see("2")).toBe("hit 1");
  expect(asked).toEqual(["a"]);
  pass(1);
  // Not for longer: it is as old as it was at the other.
  expect(await b.see("2")).toBe("stale 1");
  await expect.poll(() => asked).toEqual(["a", "b"]);
  // Nor does anybody get it whose own is newer.
  expect(await b.see("3")).toBe("hit 2");
});

test("many first visitors of an instance ask the others once, and the upstream once", async () => {
  let looked = 0;
  const { start, asked } = await machines((store) => ({
    ...store,
    get(key) {
      looked += 1;
      return store.get(key);
    },
  }));
  const { see } = await start("a");
  await Promise.all(Array.from({ length: 50 }, () => see("1")));
  expect([looked, asked]).toEqual([1, ["a"]]);
});

test("what was answered before a flush is used by no other instance, nor by one that starts after it", async () => {
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

test("with Redis gone, or one that does not answer, an instance goes on alone", async () => {
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

test("neither what visitors type nor an answer of more than a megabyte is shared", async () => {
  const { start } = await machines();
  const [a, b] = [await start("a"), await start("b")];
  await a.see("getypt", { key: "/getypt", as: { ...policy, durable: false } });
  await a.see("x".repeat(1024 * 1024 + 1), { key: "/groot" });
  await a.see("1");
  await a.shared();
  expect(await b.see("2", { key: "/getypt", as: { ...policy, durable: false } })).toBe("miss 2");
  expect(await b.see("2", { key: "/groot" })).toBe("miss 2");
});
