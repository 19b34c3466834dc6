import { expect, test } from "vitest";
import { backendWith } from "./test-support";

async function faultyBackend() {
  const { request } = await backendWith({}, { faults: true });
  const add = (rule: unknown) => request("/__faults", { method: "POST", body: JSON.stringify(rule) });
  const contact = (id?: string) => request("/api/drupal/contact", { headers: id ? { "X-Test-Id": id } : {} });
  return { request, add, contact };
}

test("has no address for faults unless it is asked for", async () => {
  const { request } = await backendWith();
  expect((await request("/__faults", { method: "POST", body: "{}" })).status).toBe(404);
  expect((await request("/__faults", { method: "DELETE" })).status).toBe(404);
});

test("answers with a status, for matching addresses, until the rule is removed", async () => {
  const { request, add, contact } = await faultyBackend();
  expect((await add({ path: "/api/drupal/*", status: 503 })).status).toBe(201);
  expect((await contact()).status).toBe(503);
  expect((await request("/api/v1/es/news/latest")).status).toBe(200);
  await request("/__faults", { method: "DELETE" });
  expect((await contact()).status).toBe(200);
});

test("applies a rule with an id only to requests of that test", async () => {
  const { request, add, contact } = await faultyBackend();
  await add({ id: "one", path: "/api/*", status: 500 });
  await add({ id: "two", path: "/api/*", status: 502 });
  const statuses = async () =>
    Promise.all(["one", "two", "three", undefined].map(async (id) => (await contact(id)).status));
  expect(await statuses()).toEqual([500, 502, 200, 200]);
  await request("/__faults?id=one", { method: "DELETE" });
  expect(await statuses()).toEqual([200, 502, 200, 200]);
});

test("matches the query only where a rule has one", async () => {
  const { request, add } = await faultyBackend();
  await add({ path: "/api/v1/redirect/from", status: 500 });
  await add({ path: "/api/v1/es/search?query=a*", status: 502 });
  expect((await request("/api/v1/redirect/from?path=/a")).status).toBe(500);
  expect((await request("/api/v1/es/search?query=abc")).status).toBe(502);
  expect((await request("/api/v1/es/search?query=b")).status).toBe(200);
});

test("answers with bodies that cannot be used", async () => {
  const { add, contact } = await faultyBackend();
  await add({ path: "/*", body: "truncated-json" });
  const truncated = await contact();
  expect(truncated.headers.get("Content-Type")).toContain("application/json");
  await expect(truncated.json()).rejects.toThrow(SyntaxError);
  await add({ path: "/*", body: "html", status: 502 });
  const html = await contact();
  expect([html.status, html.headers.get("Content-Type")]).toEqual([502, "text/html; charset=utf-8"]);
  await add({ path: "/*", body: "large" });
  expect((await (await contact()).arrayBuffer()).byteLength).toBeGreaterThanOrEqual(10 * 1024 * 1024);
});

test("redirects, answers with nothing and breaks the connection", async () => {
  const { add, contact } = await faultyBackend();
  await add({ path: "/*", redirect: "/nieuw" });
  const redirect = await contact();
  expect([redirect.status, redirect.headers.get("Location")]).toEqual([302, "/nieuw"]);
  await add({ path: "/*", empty: true });
  expect((await contact()).status).toBe(204);
  await add({ path: "/*", reset: true });
  const failure = await contact().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TypeError);
  expect(failure).toMatchObject({ message: "fetch failed", cause: { code: "ECONNRESET" } });
});

test("holds back the real answer or another fault until the rule is removed", async () => {
  const { request, add, contact } = await faultyBackend();
  for (const [fault, status] of [
    [{}, 200],
    [{ status: 500 }, 500],
  ] as const) {
    await add({ path: "/*", hold: true, ...fault });
    let isAnswered = false;
    const held = contact().finally(() => {
      isAnswered = true;
    });
    // Others are answered in between.
    expect((await add({ path: "/elders" })).status).toBe(201);
    expect(isAnswered).toBe(false);
    await request("/__faults", { method: "DELETE" });
    expect((await held).status).toBe(status);
  }
});

test("stops waiting when the request is given up", async () => {
  const { request, add } = await faultyBackend();
  await add({ path: "/*", hold: true });
  const given = request("/api/drupal/contact", { signal: AbortSignal.timeout(20) });
  await expect(given).rejects.toMatchObject({ code: "ABORT_ERR" });
});

test.each([{}, { path: "/*", status: 99 }, { path: "/*", unknown: true }, "text"])(
  "refuses the rule %j",
  async (rule) => {
    const { add } = await faultyBackend();
    expect((await add(rule)).status).toBe(400);
  },
);
