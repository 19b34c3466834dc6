import { expect, test } from "vitest";
import { z } from "zod";
import { testApp } from "../../../tests/setup/app-context";
import { redisServer } from "../../../tests/setup/own-redis";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { findUpload, storeUpload } from "./stored-upload";
import { formHash, submitOnce } from "./submit-once";

const receipt = z.object({ reference: z.string() });

/** Two instances of the site with one shared store and one clock. */
async function instances(kind: "files" | "Redis") {
  let moment = Date.parse("2026-11-21T08:00:00Z");
  const redis = kind === "Redis" ? await redisServer() : null;
  const environment = {
    DATA_DIR: temporaryFolder(),
    SESSION_SECRET: "samen",
    SUBMIT_TIMEOUT_MS: "60000",
    ...(redis && { REDIS_URL: redis.url }),
  };
  const [one, other] = [0, 1].map(
    () => testApp({ environment, now: () => new Date(moment), storeDeadlineMs: 60_000 }).app,
  );
  if (!one || !other) throw new Error("no instances");
  const close = () => Promise.all([one.store.close(), other.store.close()]);
  const wait = async (ms: number) => {
    moment += ms;
    await redis?.pass(ms);
  };
  return { one, other, wait, close };
}

for (const kind of ["files", "Redis"] as const) {
  test(`${kind}: of two instances that receive the same form one sends it, and both get the reference`, async () => {
    const { one, other, close } = await instances(kind);
    const key = formHash("/maatje", [["firstName", "Anna"]], one);
    expect(formHash("/maatje", [["firstName", "Anna"]], other)).toBe(key);
    const first = await submitOnce(key, receipt, one);
    if (first.kind !== "first") throw new Error("the first has no turn");
    const second = submitOnce(key, receipt, other);
    await first.sent({ reference: "K7M2-9QXD" });
    expect(await second).toEqual({ kind: "sent", receipt: { reference: "K7M2-9QXD" } });
    await close();
  });

  test(`${kind}: waiting posts fail with the first one, and a later post is a new attempt`, async () => {
    const { one, other, wait, close } = await instances(kind);
    const first = await submitOnce("sleutel", receipt, one);
    const second = submitOnce("sleutel", receipt, other);
    if (first.kind === "first") await first.failed();
    expect(await second).toEqual({ kind: "failed" });
    await wait(2000);
    expect((await submitOnce("sleutel", receipt, other)).kind).toBe("first");
    await close();
  });

  test(`${kind}: after an instance stops halfway, the next post is sent`, async () => {
    const { one, other, wait, close } = await instances(kind);
    expect((await submitOnce("sleutel", receipt, one)).kind).toBe("first");
    await one.store.close();
    const next = submitOnce("sleutel", receipt, other);
    await wait(65_000);
    expect((await next).kind).toBe("first");
    await close();
  });

  test(`${kind}: a file stored by one instance is found by another, and only with its token`, async () => {
    const { one, other, close } = await instances(kind);
    const file = { name: "cv é.pdf", bytes: Buffer.from("%PDF van Anna") };
    const token = (await storeUpload(file, one)) ?? "";
    expect(await findUpload(token, other)).toEqual(file);
    expect(await findUpload(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`, other)).toBeNull();
    expect(await findUpload("../../x", other)).toBeNull();
    await close();
  });
}

test("a form is sent even if the store is down", async () => {
  const { app } = testApp({ environment: { REDIS_URL: "redis://127.0.0.1:1", SESSION_SECRET: "x" } });
  expect((await submitOnce("sleutel", receipt, app)).kind).toBe("first");
  expect(await storeUpload({ name: "cv.pdf", bytes: Buffer.from("%PDF") }, app)).toBeNull();
  await app.store.close();
});

test("the hash of a form depends on the secret, the form and its values", () => {
  const { app } = testApp({ environment: { SESSION_SECRET: "een" } });
  const { app: other } = testApp({ environment: { SESSION_SECRET: "ander" } });
  expect(formHash("/a", ["Anna"], app)).toMatch(/^[0-9A-Z]{52}$/);
  expect(formHash("/a", ["Anna"], app)).not.toBe(formHash("/a", ["Anna"], other));
  expect(formHash("/a", ["Anna"], app)).not.toBe(formHash("/b", ["Anna"], app));
});
