import express, { type RequestHandler } from "express";
import { expect, test } from "vitest";
import { createMetrics } from "../app/.server/metrics/metrics";
import { capturingLogger } from "../tests/setup/capturing-logger";
import { eventually } from "../tests/setup/eventually";
import { listen } from "../tests/setup/http-server";
import { logRequests } from "./request-log";

const answer: RequestHandler = (_, response) => response.status(404).send("niets");

async function site(handler: RequestHandler = answer) {
  const { logger, logged } = capturingLogger();
  const app = express();
  const metrics = createMetrics();
  app.use(logRequests({ logger, metrics }));
  app.use(handler);
  const address = await listen(app);
  // The line is written when the connection is done with the answer, which can be after the visitor has it.
  const lines = (count = 1) =>
    eventually(() => {
      expect(logged).toHaveLength(count);
      return logged;
    });
  return {
    get: (path: string, init?: RequestInit) => fetch(address + path, init),
    lines,
    figures: () => metrics.text(),
  };
}

test("a request is one line with what it was and how it ended", async () => {
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

test("nothing of the visitor stands in the line", async () => {
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

test("an answer has the same request id as its line", async () => {
  const { get, lines } = await site();
  const response = await get("/");
  const id = response.headers.get("X-Request-Id");
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect((await lines())[0]?.fields).toMatchObject({ requestId: id });
});

test("the request id of a proxy is taken over", async () => {
  const { get } = await site((_, response) => response.send(response.locals.requestId));
  const response = await get("/", { headers: { "X-Request-Id": "proxy-2026_1121" } });
  expect(response.headers.get("X-Request-Id")).toBe("proxy-2026_1121");
  expect(await response.text()).toBe("proxy-2026_1121");
});

test.each(["kort", "a".repeat(65), "met spatie erin", '{"level":"error"}', "12345678<br>"])(
  "a request id like '%s' is replaced",
  async (given) => {
    const { get } = await site();
    const id = (await get("/", { headers: { "X-Request-Id": given } })).headers.get("X-Request-Id");
    expect(id).toMatch(/^[\da-f-]{36}$/);
  },
);

test("two requests never share an id", async () => {
  const { get } = await site();
  const ids = await Promise.all(
    ["/", "/"].map(async (path) => (await get(path)).headers.get("X-Request-Id")),
  );
  expect(ids[0]).not.toBe(ids[1]);
});

test("an endless path is cut", async () => {
  const { get, lines } = await site();
  await get(`/${"a".repeat(5000)}`);
  expect((await lines())[0]?.fields).toMatchObject({ path: `/${"a".repeat(299)}` });
});

test("a visitor who leaves before the answer stands in the log as such", async () => {
  const leaving = new AbortController();
  const { get, lines } = await site(() => leaving.abort());
  await expect(get("/traag", { signal: leaving.signal })).rejects.toMatchObject({ name: "AbortError" });
  expect((await lines())[0]?.fields).toMatchObject({ path: "/traag", status: "aborted" });
});

test("requests are counted by kind and status, without their address", async () => {
  const { get, lines, figures } = await site();
  await get("/zorgen/partner?email=geheim");
  await get("/nieuwsbrief", { method: "POST", body: "email=geheim" });
  await get("/assets/site-abc.css");
  await get("/zorgen/partner", { headers: { "Sec-Purpose": "prefetch;anonymous-client-ip" } });
  await lines(4);
  const text = await figures();
  for (const kind of ["page", "form", "file", "ahead"]) {
    expect(text).toContain(`site_request_seconds_count{kind="${kind}",status="404"} 1`);
  }
  expect(text).not.toMatch(/geheim|partner|nieuwsbrief/);
});
