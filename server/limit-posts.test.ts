import express from "express";
import { expect, test } from "vitest";
import { testApp } from "../tests/setup/app-context";
import { listen, rawRequest } from "../tests/setup/http-server";
import { limitPosts } from "./limit-posts";

const start = Date.parse("2026-11-21T08:00:10Z");

/** A site that lets a client send two forms a minute, and answers with the address its application sees. */
async function site({ trustProxy = 0, counts }: { trustProxy?: number; counts?: Map<string, number> } = {}) {
  let moment = start;
  const { app } = testApp({
    environment: { FORM_POSTS_PER_MINUTE: "2", SESSION_SECRET: "samen" },
    now: () => new Date(moment),
  });
  if (counts) {
    app.store.increment = async (key) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    };
  }
  const server = express();
  server.set("trust proxy", trustProxy);
  server.use(limitPosts(app));
  server.all("*", ({ originalUrl }, response) =>
    response.send(`${originalUrl} ${response.locals.sentTooOften ?? "-"}`),
  );
  const address = await listen(server);
  const ask = async (from = "", method = "POST") => {
    const headers: Record<string, string> = from ? { "X-Forwarded-For": from } : {};
    const body = method === "POST" ? { body: "a=b" } : {};
    return rawRequest(address, "/nuttig?a=1", { method, headers, ...body });
  };
  return {
    ask,
    wait: (ms: number) => {
      moment += ms;
    },
  };
}

const allowed = "/nuttig?a=1 -";
const limited = "/te-vaak /nuttig";

test("what is sent too often is answered elsewhere, with its own address, until the minute is over", async () => {
  const { ask, wait } = await site();
  expect([(await ask()).body, (await ask()).body]).toEqual([allowed, allowed]);
  const answer = await ask();
  expect(answer.body).toBe(limited);
  expect(answer.headers["retry-after"]).toBe("60");
  wait(60_000);
  expect((await ask()).body).toBe(allowed);
});

test("reading is never limited", async () => {
  const { ask } = await site();
  for (let turn = 0; turn < 5; turn += 1) expect((await ask("", "GET")).body).toBe(allowed);
});

test("behind a trusted proxy each visitor counts for itself, and who pretends to be others does not", async () => {
  const trusting = await site({ trustProxy: 1 });
  for (const from of ["192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.2"])
    expect((await trusting.ask(from)).body).toBe(allowed);
  expect((await trusting.ask("192.0.2.1")).body).toBe(limited);
  // The proxy adds the last address; those before it are the visitor's own words.
  expect((await trusting.ask("198.51.100.7, 192.0.2.1")).body).toBe(limited);
  const direct = await site();
  for (const from of ["192.0.2.1", "192.0.2.2"]) expect((await direct.ask(from)).body).toBe(allowed);
  expect((await direct.ask("192.0.2.3")).body).toBe(limited);
});

test("of IPv6 the network is the client", async () => {
  const { ask } = await site({ trustProxy: 1 });
  for (const from of ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"])
    expect((await ask(from)).body).toBe(allowed);
  expect((await ask("2001:db8:1:2::77")).body).toBe(limited);
});

test("instances that share a store count together, under a key that says nothing of who it is", async () => {
  const counts = new Map<string, number>();
  const [one, other] = [await site({ counts, trustProxy: 1 }), await site({ counts, trustProxy: 1 })];
  expect((await one.ask("192.0.2.1")).body).toBe(allowed);
  expect((await other.ask("192.0.2.1")).body).toBe(allowed);
  expect((await one.ask("192.0.2.1")).body).toBe(limited);
  expect((await other.ask("192.0.2.1")).body).toBe(limited);
  expect([...counts.keys()]).toEqual([expect.stringMatching(/^posts:\d+:[\da-f]{64}$/)]);
});
