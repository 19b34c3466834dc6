import { expect, onTestFinished, test } from "vitest";
import { testApp } from "../../../tests/setup/app-context";
import { startRedisServer } from "../../../tests/setup/redis-server";
import { flushAllInstances, listenForFlushes } from "./flush";

function instance(url: string) {
  const { app } = testApp({ environment: { REDIS_URL: url } });
  onTestFinished(() => app.store.close());
  return app;
}

test("a flush reaches every instance; one that lost Redis for a moment flushes everything", async () => {
  const redis = await startRedisServer();
  onTestFinished(() => redis.stop());
  const told = instance(redis.url);
  const other = instance(redis.url);
  await listenForFlushes(told);
  await listenForFlushes(other);
  const from = Date.now();
  // Until the other listens, what is said is lost: said again until it is heard.
  await expect
    .poll(async () => {
      await flushAllInstances(told, ["menu"]);
      return other.flushes.since(from, ["menu"]);
    })
    .toBe(true);
  expect(told.flushes.since(from, ["menu"])).toBe(true);
  expect(other.flushes.since(from, ["news"])).toBe(false);

  await redis.stop();
  await flushAllInstances(told, ["news"]);
  expect(told.flushes.since(from, ["news"])).toBe(true);
  await redis.start();
  await expect.poll(() => other.flushes.since(from, ["news"])).toBe(true);
});

test("an instance that starts while Redis cannot be reached flushes everything once it can", async () => {
  const redis = await startRedisServer();
  onTestFinished(() => redis.stop());
  await redis.stop();
  const late = instance(redis.url);
  const from = Date.now();
  await listenForFlushes(late);
  expect(late.flushes.since(from, ["news"])).toBe(false);
  await redis.start();
  await expect.poll(() => late.flushes.since(from, ["news"])).toBe(true);
});

test("without Redis a flush invalidates the responses of this process", async () => {
  const { app } = testApp();
  await listenForFlushes(app);
  const from = Date.now();
  await flushAllInstances(app, ["menu"]);
  expect(app.flushes.since(from, ["menu"])).toBe(true);
});
