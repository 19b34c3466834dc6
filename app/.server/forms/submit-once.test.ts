import { expect, test } from "vitest";
import { z } from "zod";
import { requestScope } from "~/.server/context/context";
import type { AppContext } from "~/.server/context/scope";
import type { UpstreamResult } from "~/.server/http/result";
import { listFailedSubmissions } from "~/.server/store/failed-submissions";
import { testApp } from "../../../tests/setup/app-context";
import { redisServer } from "../../../tests/setup/own-redis";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { findUpload, storeUpload } from "../store/stored-upload";
import { formHash, submitOnce } from "./submit-once";

const receipt = z.object({ reference: z.string() });
type Receipt = z.output<typeof receipt>;
type Result = UpstreamResult<Receipt> | { kind: "rejected"; errors: string };

const loaded: Result = { kind: "loaded", status: 201, value: { reference: "K7M2-9QXD" } };
const failure: Result = { kind: "failed", status: 503, reason: "maintenance" };

/** Posts a form on an instance; `end` ends its call to the upstream. */
async function post(app: AppContext, key = "sleutel") {
  const scope = await requestScope(new Request("http://samen.localhost/maatje"), { app });
  let end: (result: Result) => void = () => {};
  const result = new Promise<Result>((resolve) => {
    end = resolve;
  });
  let calls = 0;
  const send = () => {
    calls += 1;
    return result;
  };
  const outcome = submitOnce({ key, receipt, form: "vacancy", path: "/maatje", send }, scope);
  return { outcome, end, calls: () => calls };
}

/** A post whose call to the upstream has started. */
async function sending(app: AppContext, key?: string) {
  const posted = await post(app, key);
  await expect.poll(posted.calls).toBe(1);
  return posted;
}

/** Two instances of the site with one shared store and one clock. */
async function instances(kind: "files" | "Redis") {
  let moment = Date.parse("2026-11-21T08:00:00Z");
  const redis = kind === "Redis" ? await redisServer() : null;
  const environment = {
    DATA_DIR: temporaryFolder(),
    SESSION_SECRET: "een geheim van samen werken",
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
    const first = await sending(one, key);
    const second = await post(other, key);
    first.end(loaded);
    const sent = { kind: "sent", receipt: { reference: "K7M2-9QXD" } };
    expect(await Promise.all([first.outcome, second.outcome])).toEqual([sent, sent]);
    expect(second.calls()).toBe(0);
    await close();
  });

  test(`${kind}: waiting posts fail with the first one, and a later post is a new attempt`, async () => {
    const { one, other, wait, close } = await instances(kind);
    const first = await sending(one);
    const second = await post(other);
    first.end(failure);
    expect(await Promise.all([first.outcome, second.outcome])).toEqual([
      { kind: "failed" },
      { kind: "failed" },
    ]);
    expect(await listFailedSubmissions(one.config.dataDir, one.now())).toMatchObject([
      { form: "vacancy", path: "/maatje", outcome: "503" },
    ]);
    await wait(2000);
    const third = await sending(other);
    third.end(loaded);
    expect(await third.outcome).toMatchObject({ kind: "sent" });
    await close();
  });

  test(`${kind}: after an invalid form or an error the next post is a new attempt`, async () => {
    const { one, other, close } = await instances(kind);
    const first = await sending(one);
    first.end({ kind: "rejected", errors: "no name" });
    expect(await first.outcome).toEqual({ kind: "rejected", errors: "no name" });
    const scope = await requestScope(new Request("http://samen.localhost/maatje"), { app: one });
    const send = () => Promise.reject(new Error("a defect"));
    const second = submitOnce({ key: "sleutel", receipt, form: "vacancy", path: "/maatje", send }, scope);
    await expect(second).rejects.toThrow("a defect");
    const third = await sending(other);
    third.end(loaded);
    expect(await third.outcome).toMatchObject({ kind: "sent" });
    await close();
  });

  test(`${kind}: after an instance stops halfway, the next post is sent`, async () => {
    const { one, other, wait, close } = await instances(kind);
    await sending(one);
    await one.store.close();
    const next = await post(other);
    await wait(65_000);
    await expect.poll(next.calls).toBe(1);
    next.end(loaded);
    expect(await next.outcome).toMatchObject({ kind: "sent" });
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
  const { app } = testApp({
    environment: { REDIS_URL: "redis://127.0.0.1:1", SESSION_SECRET: "een lang geheim van een toets" },
  });
  const posted = await sending(app);
  posted.end(loaded);
  expect(await posted.outcome).toMatchObject({ kind: "sent" });
  expect(await storeUpload({ name: "cv.pdf", bytes: Buffer.from("%PDF") }, app)).toBeNull();
  await app.store.close();
});

test("the hash of a form depends on the secret, the form and its values", () => {
  const { app } = testApp({ environment: { SESSION_SECRET: "een lang geheim van een toets" } });
  const { app: other } = testApp({ environment: { SESSION_SECRET: "een ander geheim van een toets" } });
  expect(formHash("/a", ["Anna"], app)).toMatch(/^[0-9A-Z]{52}$/);
  expect(formHash("/a", ["Anna"], app)).not.toBe(formHash("/a", ["Anna"], other));
  expect(formHash("/a", ["Anna"], app)).not.toBe(formHash("/b", ["Anna"], app));
});
