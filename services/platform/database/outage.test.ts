import type { PoolConfig } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { givingSettings } from "~/utils/giving-settings";
import { readSettings } from "~/utils/settings";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { databaseProxy } from "../../../tests/setup/database-proxy";
import { eventually } from "../../../tests/setup/eventually";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { openGiving } from "../../giving/giving";
import { servicesHandler } from "../../handler";
import { createLocalBlobs } from "../blobs/local";
import { createKeyRing } from "../key-ring";
import { createPasswordHasher } from "../passwords/password-hasher";
import { createPool, openDatabase } from "./connect";

/** The services over a database whose connection can fail, and a call that needs it. */
async function services(limits: PoolConfig = {}) {
  const { address, ...proxy } = await databaseProxy();
  const { logger, logged } = capturingLogger();
  const db = openDatabase(createPool(address, logger, limits));
  onTestFinished(() => db.destroy());
  const now = () => new Date();
  const blobs = createLocalBlobs(temporaryFolder(), now);
  const passwords = createPasswordHasher();
  const giving = openGiving(readSettings(givingSettings, {}));
  const messageKeys = createKeyRing(["a key of this test"]);
  const { fetch } = servicesHandler(
    { db, blobs, now, secret: ["of this test"], messageKeys, logger, giving, passwords },
    null,
  );
  const session = { headers: { "X-Session": "nobody's" } };
  const call = () => fetch(new Request("http://services.test/api/v1/session", session));
  return { ...proxy, db, logged, call, status: async () => (await call()).status };
}

test("without its database an operation answers 503, and works again without a restart", async () => {
  const { cut, resume, call, status, logged } = await services();
  expect(await status()).toBe(401);
  await cut();
  const answer = await call();
  expect([answer.status, await answer.json()]).toEqual([503, { error: "unavailable" }]);
  expect(logged.at(-1)).toMatchObject({
    level: "error",
    message: "the database cannot be reached",
    fields: { method: "GET", path: "/api/v1/session" },
  });
  await resume();
  await eventually(async () => expect(await status()).toBe(401));
});

test("a connection that breaks in the middle of many calls costs none of them more than a 503", async () => {
  const { cut, resume, status } = await services();
  const calls = Array.from({ length: 40 }, status);
  await cut();
  for (const outcome of await Promise.all(calls)) expect([401, 503]).toContain(outcome);
  await resume();
  expect(await status()).toBe(401);
});

test("a server that stops answering costs a 503, and its connections are replaced", async () => {
  const limits = { connectionTimeoutMillis: 100, query_timeout: 200, max: 2 };
  const { freeze, resume, status } = await services(limits);
  // A busy machine may need longer for the first connection than these limits allow.
  await eventually(async () => expect(await status()).toBe(401));
  freeze();
  expect(await Promise.all([status(), status(), status()])).toEqual([503, 503, 503]);
  await resume();
  // The answer to the call before never comes, so that connection is of no use any more.
  await eventually(async () => expect(await status()).toBe(401));
  await eventually(async () => expect(await Promise.all([status(), status()])).toEqual([401, 401]));
});

test("a transaction that begins late takes nothing of others with it", async () => {
  const limits = { query_timeout: 500, max: 1 };
  const { hold, resume, db } = await services(limits);
  const insert = (word: string) => db.insertInto("listed_words").values({ word, kind: "review" }).execute();
  await eventually(() => insert("eerst"));
  hold();
  await expect(db.transaction().execute(async () => {})).rejects.toThrow();
  await resume();
  await eventually(() => insert("daarna"));
  const failing = db.transaction().execute(async () => {
    throw new Error("of this test");
  });
  await expect(failing).rejects.toThrow("of this test");
  const words = await eventually(() => db.selectFrom("listed_words").select("word").execute());
  expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(["eerst", "daarna"]));
});
