import { expect, test } from "vitest";
import { backendWith } from "./test-support";

async function faultyBackend() {
  const { request } = await backendWith({}, { faults: true });
  const add = (rule: unknown) => request("/__faults", { method: "POST", body: JSON.stringify(rule) });
  const contact = (id?: string) => request("/api/drupal/contact", { headers: id ? { "X-Test-Id": id } : {} });
  return { request, add, contact };
}

test("the fault endpoint exists only when faults are enabled", async () => {
  const { request } = await backendWith();
  expect((await request("/__faults", { method: "POST", body: "{}" })).status).toBe(404);
  expect((await request("/__faults", { method: "DELETE" })).status).toBe(404);
});

test("a rule sets the status of matching requests until it is removed", async () => {
  const { request, add, contact } = await faultyBackend();
  expect((await add({ path: "/api/drupal/*", status: 503 })).status).toBe(201);
  expect((await contact()).status).toBe(503);
  expect((await request("/api/v1/es/news/latest")).status).toBe(200);
  await request("/__faults", { method: "DELETE" });
  expect((await contact()).status).toBe(200);
});

test("a rule with an id applies only to requests with that test id", async () => {
  const { request, add, contact } = await faultyBackend();
  await add({ id: "one", path: "/api/*", status: 500 });
  await add({ id: "two", path: "/api/*", status: 502 });
  const statuses = async () =>
    Promise.all(["one", "two", "three", undefined].map(async (id) => (await contact(id)).status));
  expect(await statuses()).toEqual([500, 502, 200, 200]);
  await request("/__faults?id=one", { method: "DELETE" });
  expect(await statuses()).toEqual([200, 502, 200, 200]);
});

test("rules that no request met yet are told", async () => {
  const { request, add, contact } = await faultyBackend();
  await add({ path: "/api/drupal/contact", status: 500 });
  await add({ path: "/api/v1/*", status: 502 });
  await contact();
  expect(await (await request("/__faults")).json()).toEqual({ unused: ["/api/v1/*"] });
  expect(await (await request("/__faults?id=one")).json()).toEqual({ unused: [] });
});

test("a rule matches the query only when its path includes one", async () => {
  const { request, add } = await faultyBackend();
  await add({ path: "/api/v1/redirect/from", status: 500 });
  await add({ path: "/api/v1/es/search?query=a*", status: 502 });
  expect((await request("/api/v1/redirect/from?path=/a")).status).toBe(500);
  expect((await request("/api/v1/es/search?query=abc")).status).toBe(502);
  expect((await request("/api/v1/es/search?query=b")).status).toBe(200);
});

test("rules can return truncated JSON, HTML and oversized bodies", async () => {
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

test("rules can redirect, return an empty response and reset the connection", async () => {
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

test("a rule with `hold` delays the real response or another fault until it is removed", async () => {
  const { request, add, contact } = await faultyBackend();
  for (const [fault, status] of [
    [{}, 200],
    [{ status: 500 }, 500],
  ] as const) {
    await add({ path: "/*", hold: true, ...fault });
    let isSettled = false;
    const pending = contact().finally(() => {
      isSettled = true;
    });
    // Other requests are not held.
    expect((await add({ path: "/elders" })).status).toBe(201);
    expect(isSettled).toBe(false);
    await request("/__faults", { method: "DELETE" });
    expect((await pending).status).toBe(status);
  }
});

test("an aborted request ends the wait of a held request", async () => {
  const { request, add } = await faultyBackend();
  await add({ path: "/*", hold: true });
  const pending = request("/api/drupal/contact", { signal: AbortSignal.timeout(20) });
  await expect(pending).rejects.toMatchObject({ code: "ABORT_ERR" });
});

test.each([{}, { path: "/*", status: 99 }, { path: "/*", unknown: true }, "text"])(
  "the invalid rule %j is rejected with 400",
  async (rule) => {
    const { add } = await faultyBackend();
    expect((await add(rule)).status).toBe(400);
  },
);
