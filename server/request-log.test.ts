import express, { type RequestHandler } from "express";
import { expect, test } from "vitest";
import { createMetrics } from "../app/.server/metrics/metrics";
import { capturingLogger } from "../tests/setup/capturing-logger";
import { eventually } from "../tests/setup/eventually";
import { listen } from "../tests/setup/http-server";
import { logRequests } from "./request-log";

const notFound: RequestHandler = (_, response) => response.status(404).send("niets");

async function site(handler: RequestHandler = notFound) {
  const { logger, logged } = capturingLogger();
  const app = express();
  const metrics = createMetrics();
  app.use(logRequests({ logger, metrics }));
  app.use(handler);
  const address = await listen(app);
  // The line is written when the connection has finished, which can be after the client received the response.
  const lines = (count = 1) =>
    eventually(() => {
      expect(logged).toHaveLength(count);
      return logged;
    });
  return {
    get: (path: string, init?: RequestInit) => fetch(address + path, init),
    lines,
    metricsText: () => metrics.text(),
  };
}

test("a request is logged in one line with its method, path, status and duration", async () => {
  const { get, lines } = await site();
  await get("/zorgen/partner");
  expect(await lines()).toEqual([
    {
      level: "info",
      message: "request",
      fields: {
        requestId: expect.any(String),
        method: "GET",
        path: "/zorgen/partner",
        status: 404,
        ms: expect.any(Number),
      },
    },
  ]);
});

test("the line contains no personal data", async () => {
  const { get, lines } = await site();
  await get("/zoeken?zoekterm=geheim#geheim", {
    method: "POST",
    body: "email=geheim",
    headers: {
      Cookie: "sessie=geheim",
      Authorization: "Basic geheim",
      Referer: "https://elders.example/geheim",
      "User-Agent": "geheim",
      "X-Forwarded-For": "203.0.113.7",
    },
  });
  const line = JSON.stringify(await lines());
  expect(line).toContain('"path":"/zoeken"');
  expect(line).not.toMatch(/geheim|203\.0\.113|127\.0\.0\.1|::1/);
});

test("the line names no member", async () => {
  const { get, lines } = await site();
  await get("/leden/Wilgentak");
  await get("/LEDEN/Wilgentak/blog");
  expect((await lines(2)).map(({ fields }) => fields)).toMatchObject([
    { path: "/leden/…" },
    { path: "/LEDEN/…/blog" },
  ]);
});

test("a response has the same request id as its line", async () => {
  const { get, lines } = await site();
  const response = await get("/");
  const id = response.headers.get("X-Request-Id");
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect((await lines())[0]?.fields).toMatchObject({ requestId: id });
});

test("the request id of a proxy is used", async () => {
  const { get } = await site((_, response) => response.send(response.locals.requestId));
  const response = await get("/", { headers: { "X-Request-Id": "proxy-2026_1121" } });
  expect(response.headers.get("X-Request-Id")).toBe("proxy-2026_1121");
  expect(await response.text()).toBe("proxy-2026_1121");
});

test.each(["kort", "a".repeat(65), "met spatie erin", '{"level":"error"}', "12345678<br>"])(
  "the invalid request id '%s' is replaced",
  async (invalidId) => {
    const { get } = await site();
    const id = (await get("/", { headers: { "X-Request-Id": invalidId } })).headers.get("X-Request-Id");
    expect(id).toMatch(/^[\da-f-]{36}$/);
  },
);

test("each request has a different id", async () => {
  const { get } = await site();
  const ids = await Promise.all(
    ["/", "/"].map(async (path) => (await get(path)).headers.get("X-Request-Id")),
  );
  expect(ids[0]).not.toBe(ids[1]);
});

test("a long path is truncated", async () => {
  const { get, lines } = await site();
  await get(`/${"a".repeat(5000)}`);
  expect((await lines())[0]?.fields).toMatchObject({ path: `/${"a".repeat(299)}` });
});

test("a request aborted by the visitor is logged as aborted", async () => {
  const controller = new AbortController();
  const { get, lines } = await site(() => controller.abort());
  await expect(get("/traag", { signal: controller.signal })).rejects.toMatchObject({ name: "AbortError" });
  expect((await lines())[0]?.fields).toMatchObject({ path: "/traag", status: "aborted" });
});

test("requests are counted by kind and status, not by address", async () => {
  const { get, lines, metricsText } = await site();
  await get("/zorgen/partner?email=geheim");
  await get("/nieuwsbrief", { method: "POST", body: "email=geheim" });
  await get("/assets/site-abc.css");
  await get("/zorgen/partner", { headers: { "Sec-Purpose": "prefetch;anonymous-client-ip" } });
  await lines(4);
  const text = await metricsText();
  for (const kind of ["page", "form", "file", "prefetch"]) {
    expect(text).toContain(`site_request_seconds_count{kind="${kind}",status="404"} 1`);
  }
  expect(text).not.toMatch(/geheim|partner|nieuwsbrief/);
});
