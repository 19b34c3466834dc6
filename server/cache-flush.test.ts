import express from "express";
import { expect, test } from "vitest";
import { signCall } from "../app/.server/security/signed-call";
import { testApp } from "../tests/setup/app-context";
import { cachedCall, good, noDeadline } from "../tests/setup/cached-call";
import { listen, rawRequest } from "../tests/setup/http-server";
import { cacheFlush } from "./cache-flush";
import { guardRequests } from "./guard";

const secret = "een geheim dat lang genoeg is";
const start = Date.parse("2026-11-21T12:00:00Z");
const menu = JSON.stringify({ tags: ["menu"] });

async function site(environment: Record<string, string> = { CACHE_FLUSH_SECRET: secret }) {
  let moment = start;
  const { app, logged } = testApp({ environment, cacheResponses: true, now: () => new Date(moment) });
  const server = express();
  server.use(cacheFlush(app));
  server.use(guardRequests(app));
  server.use((_, response) => response.status(418).send("de site zelf"));
  const address = await listen(server);
  const policy = { freshFactor: 1, tags: ["menu"], durable: true };
  return {
    app,
    logged,
    wait(ms: number) {
      moment += ms;
    },
    post: (body: string, signature?: string) =>
      rawRequest(address, "/cache/flush", {
        method: "POST",
        body,
        // A foreign origin is accepted: calls are signed, and the guard against foreign forms does not apply.
        headers: { Origin: "https://cms.example.nl", ...(signature && { "X-Signature": signature }) },
      }),
    get: () => rawRequest(address, "/cache/flush"),
    lookUp: async () => {
      const call = cachedCall(() => good("1"));
      return (await app.upstreamCache?.find("menu", policy, call, noDeadline()))?.state;
    },
  };
}

test("a flushed response is loaded again", async () => {
  const { post, lookUp, wait, logged } = await site();
  await lookUp();
  expect(await lookUp()).toBe("hit");
  wait(1);
  const { status, body, headers } = await post(menu, signCall(menu, secret, start));
  expect([status, JSON.parse(body)]).toEqual([200, { flushed: ["menu"] }]);
  expect(headers["cache-control"]).toBe("no-store");
  wait(1);
  expect(await lookUp()).toBe("miss");
  expect(logged).toMatchObject([{ message: "flushed", fields: { tags: ["menu"] } }]);
});

test.each<[string, string | undefined]>([
  ["without a signature", undefined],
  ["signed with another secret", signCall(menu, "een ander geheim", start)],
  ["signed for another body", signCall('{"tags":["*"]}', secret, start)],
  ["signed more than five minutes ago", signCall(menu, secret, start - 301_000)],
  ["signed more than five minutes ahead", signCall(menu, secret, start + 302_000)],
  ["with a truncated signature", signCall(menu, secret, start).slice(0, -2)],
  ["with an empty signature", `t=${start / 1000},v1=`],
])("a call %s is refused and flushes nothing", async (_, signature) => {
  const { post, lookUp, wait } = await site();
  await lookUp();
  wait(1);
  expect((await post(menu, signature)).status).toBe(403);
  expect(await lookUp()).toBe("hit");
});

test("two equal calls within a second both flush", async () => {
  const { post, lookUp, wait } = await site();
  const signature = signCall(menu, secret, start);
  await post(menu, signature);
  wait(300);
  await lookUp();
  expect(await lookUp()).toBe("hit");
  wait(300);
  const { status, body } = await post(menu, signature);
  expect([status, JSON.parse(body)]).toEqual([200, { flushed: ["menu"] }]);
  wait(1);
  expect(await lookUp()).toBe("miss");
});

test("a call that is replayed seconds later flushes nothing", async () => {
  const { post, lookUp, wait } = await site();
  const signature = signCall(menu, secret, start);
  await post(menu, signature);
  wait(1);
  await lookUp();
  wait(5000);
  const { status, body } = await post(menu, signature);
  expect([status, JSON.parse(body)]).toEqual([200, { flushed: [] }]);
  expect(await lookUp()).toBe("hit");
});

test("without a configured secret every call is refused, even one signed with an empty secret", async () => {
  const { post } = await site({});
  expect((await post(menu, signCall(menu, "", start))).status).toBe(403);
});

test.each(["", "[]", '{"tags":[]}', '{"tags":[3]}', '{"tags":"menu"}', "{"])(
  "the invalid body '%s' gets a 400",
  async (body) => {
    const { post } = await site();
    expect((await post(body, signCall(body, secret, start))).status).toBe(400);
  },
);

test("a body of more than 64 kB is refused", async () => {
  const { post } = await site();
  const body = "x".repeat(64 * 1024 + 1);
  expect((await post(body, signCall(body, secret, start))).status).toBe(413);
});

test("a GET is handled by the site", async () => {
  const { get } = await site();
  expect((await get()).status).toBe(418);
});
