import express from "express";
import { expect, test } from "vitest";
import { testApp } from "../tests/setup/app-context";
import { listen } from "../tests/setup/http-server";
import { health } from "./health";

async function site({ draining = false } = {}) {
  const { app } = testApp();
  const state = { draining };
  const server = express();
  server.use(health(app, state));
  server.use((_, response) => response.status(418).send("de site zelf"));
  const address = await listen(server);
  return { upstreams: app.upstreams, state, get: (path: string) => fetch(address + path) };
}

test("a running process is healthy, and the response is not cached", async () => {
  const response = await (await site()).get("/healthz");
  expect([response.status, await response.text()]).toEqual([200, "ok\n"]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("before the first call the state of the upstreams is unknown and the site is ready", async () => {
  const response = await (await site()).get("/readyz");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    state: "ready",
    upstreams: {
      cms: "not asked yet",
      "product-api": "not asked yet",
      newsletter: "not asked yet",
      services: "not asked yet",
    },
  });
});

test("a failing upstream is reported, and the site is still ready", async () => {
  const { upstreams, get } = await site();
  upstreams.cms.reachable = false;
  upstreams.productApi.reachable = true;
  const response = await get("/readyz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ upstreams: { cms: "failing", "product-api": "ok" } });
  upstreams.cms.reachable = true;
  expect(await (await get("/readyz")).json()).toMatchObject({ upstreams: { cms: "ok" } });
});

test("a draining site is healthy but not ready", async () => {
  const { state, get } = await site();
  state.draining = true;
  const response = await get("/readyz");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ state: "draining" });
  expect((await get("/healthz")).status).toBe(200);
});

test("the state contains no addresses or credentials", async () => {
  const text = await (await (await site()).get("/readyz")).text();
  expect(text).not.toMatch(/https?:|Bearer|\/\//);
});

test.each(["/", "/healthz/x", "/readyzz", "/zorgen/healthz"])("%s is handled by the site", async (path) => {
  expect((await (await site()).get(path)).status).toBe(418);
});
