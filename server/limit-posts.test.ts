import express from "express";
import { expect, test } from "vitest";
import { testApp } from "../tests/setup/app-context";
import { listen, rawRequest } from "../tests/setup/http-server";
import { limitPosts } from "./limit-posts";

const start = Date.parse("2026-11-21T08:00:10Z");

/** A site with a limit of two forms a minute, which returns the URL that the application receives. */
async function site({ trustProxy = 0, counts }: { trustProxy?: number; counts?: Map<string, number> } = {}) {
  let moment = start;
  const { app, logged } = testApp({
    environment: {
      FORM_POSTS_PER_MINUTE: "2",
      SESSION_SECRET: "een geheim van samen werken",
      TRUST_PROXY: String(trustProxy),
    },
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
  const send = async (from = "", method = "POST", path = "/nuttig?antwoord=nee&a=1") => {
    const headers: Record<string, string> = from ? { "X-Forwarded-For": from } : {};
    const body = method === "POST" ? { body: "a=b" } : {};
    return rawRequest(address, path, { method, headers, ...body });
  };
  return {
    send,
    logged,
    wait: (ms: number) => {
      moment += ms;
    },
  };
}

const allowed = "/nuttig?antwoord=nee&a=1 -";
const limited = "/te-vaak /nuttig?antwoord=nee";

test("posts above the limit are handled by another route, with the original path and what its page reads of the query, until the minute ends", async () => {
  const { send, wait } = await site();
  expect([(await send()).body, (await send()).body]).toEqual([allowed, allowed]);
  const response = await send();
  expect(response.body).toBe(limited);
  expect(response.headers["retry-after"]).toBe("60");
  wait(60_000);
  expect((await send()).body).toBe(allowed);
});

test("posts of choices have a limit of their own, ten times that of forms", async () => {
  const { send } = await site();
  const choices = ["/geheugentest/zelf", "/geheugentest/opnieuw", "/cookies", "/weergave"];
  const post = async (path: string) => (await send("", "POST", path)).body;
  for (let turn = 0; turn < 5; turn += 1)
    for (const path of choices) expect(await post(path)).toBe(`${path} -`);
  expect(await post("/cookies")).toBe("/te-vaak /cookies");
  expect([await post("/nieuwsbrief"), await post("/nieuwsbrief")]).toEqual([
    "/nieuwsbrief -",
    "/nieuwsbrief -",
  ]);
  expect(await post("/nieuwsbrief")).toBe("/te-vaak /nieuwsbrief");
});

test("an address of a visitor that is not trusted is logged once, without the address", async () => {
  const direct = await site();
  await direct.send("");
  expect(direct.logged).toEqual([]);
  await direct.send("203.0.113.9");
  await direct.send("203.0.113.10");
  const warnings = direct.logged.filter(({ level }) => level === "warn");
  expect(warnings).toMatchObject([{ fields: { setting: "TRUST_PROXY" } }]);
  expect(JSON.stringify(direct.logged)).not.toContain("203.0.113");
  const proxied = await site({ trustProxy: 1 });
  await proxied.send("203.0.113.9");
  expect(proxied.logged).toEqual([]);
});

test("GET requests are not limited", async () => {
  const { send } = await site();
  for (let turn = 0; turn < 5; turn += 1) expect((await send("", "GET")).body).toBe(allowed);
});

test("behind a trusted proxy visitors are counted separately, and forged addresses are ignored", async () => {
  const proxied = await site({ trustProxy: 1 });
  for (const from of ["192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.2"])
    expect((await proxied.send(from)).body).toBe(allowed);
  expect((await proxied.send("192.0.2.1")).body).toBe(limited);
  // The proxy adds the last address; the visitor can forge those before it.
  expect((await proxied.send("198.51.100.7, 192.0.2.1")).body).toBe(limited);
  const direct = await site();
  for (const from of ["192.0.2.1", "192.0.2.2"]) expect((await direct.send(from)).body).toBe(allowed);
  expect((await direct.send("192.0.2.3")).body).toBe(limited);
});

test("an IPv6 network counts as one client", async () => {
  const { send } = await site({ trustProxy: 1 });
  for (const from of ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"])
    expect((await send(from)).body).toBe(allowed);
  expect((await send("2001:db8:1:2::77")).body).toBe(limited);
});

test("instances that share a store count together, under a key that reveals no address", async () => {
  const counts = new Map<string, number>();
  const [one, other] = [await site({ counts, trustProxy: 1 }), await site({ counts, trustProxy: 1 })];
  expect((await one.send("192.0.2.1")).body).toBe(allowed);
  expect((await other.send("192.0.2.1")).body).toBe(allowed);
  expect((await one.send("192.0.2.1")).body).toBe(limited);
  expect((await other.send("192.0.2.1")).body).toBe(limited);
  expect([...counts.keys()]).toEqual([expect.stringMatching(/^posts:\d+:[\da-f]{64}$/)]);
});
