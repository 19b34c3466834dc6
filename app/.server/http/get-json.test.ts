import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { json, testCalls, testUpstream } from "../../../tests/setup/upstream";
import { getJson } from "./get-json";
import { maxResponseBytes } from "./read-body";

const schema = z.object({ items: z.array(z.object({ title: z.string() })) });
const value = { items: [{ title: "Koffie" }] };

async function load(response: Response, empty?: z.output<typeof schema>) {
  let attempts = 0;
  const upstream = testUpstream(async () => {
    attempts += 1;
    return response;
  });
  const { calls, logged } = testCalls();
  const result = await getJson({ upstream, calls }, "/api/drupal/pad", { schema, empty });
  return { result, logged, upstream, attempts };
}

test("a valid response is loaded, without fields outside the schema", async () => {
  const { result, logged } = await load(json({ ...value, extra: 1 }));
  expect(result).toEqual({ kind: "loaded", status: 200, value });
  expect(logged).toEqual([]);
});

test("a 204 has the value of the option `empty`", async () => {
  const { result } = await load(new Response(null, { status: 204 }), { items: [] });
  expect(result).toEqual({ kind: "loaded", status: 204, value: { items: [] } });
});

test("a 204 is a failure without the option `empty`", async () => {
  const { result } = await load(new Response(null, { status: 204 }));
  expect(result).toMatchObject({ kind: "failed", status: 204 });
});

test.each([401, 403])("a %i is unauthorized and logged", async (status) => {
  const { result, logged } = await load(new Response("{}", { status }));
  expect(result).toEqual({ kind: "unauthorized", status });
  expect(logged).toHaveLength(1);
});

test("a 404 is not found", async () => {
  const { result, logged } = await load(new Response("{}", { status: 404 }));
  expect(result).toEqual({ kind: "failed", status: 404, reason: "Items can not be found" });
  expect(logged).toEqual([]);
});

test.each([400, 402, 405, 409, 418, 422, 451])(
  "a %i counts as not found, logged with its own number",
  async (status) => {
    const { result, logged } = await load(new Response("{}", { status }));
    expect(result).toEqual({ kind: "failed", status: 404, reason: "Items can not be found" });
    expect(logged).toMatchObject([{ level: "warn", fields: { status } }]);
  },
);

test.each([
  [
    406,
    "Not acceptable: the CMS must allow JSON for this resource, or CMS_FORMAT name a format that it offers",
  ],
  [408, "Unknown async error with status code 408"],
  [421, "Unknown async error with status code 421"],
  [425, "Unknown async error with status code 425"],
  [429, "Too many requests"],
])("a %i is a failure of its own, as it says nothing about the page", async (status, reason) => {
  const { result, logged } = await load(new Response("{}", { status }));
  expect(result).toEqual({ kind: "failed", status, reason });
  expect(logged).toMatchObject([{ level: "warn", fields: { status, reason } }]);
});

test("after a 429 with Retry-After no call is made for so many seconds, and visitors get the wait", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  let requests = 0;
  const upstream = testUpstream(async () => {
    requests += 1;
    if (requests > 1) return json(value);
    return new Response(null, { status: 429, headers: { "Retry-After": "45" } });
  });
  const { calls } = testCalls();
  const get = () => getJson({ upstream, calls }, "/", { schema });
  expect(await get()).toMatchObject({ kind: "failed", status: 429, retryAfter: 45 });
  vi.advanceTimersByTime(44_000);
  expect(await get()).toMatchObject({ kind: "failed", status: 503, retryAfter: 1 });
  expect(calls.sources.retrySeconds).toBe(45);
  expect(requests).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(await get()).toMatchObject({ kind: "loaded" });
});

test("a 404 is logged for a resource that always exists", async () => {
  const { calls, logged } = testCalls();
  const upstream = testUpstream(async () => new Response("{}", { status: 404 }));
  const result = await getJson({ upstream, calls }, "/menu", { schema, alwaysThere: true });
  expect(result).toEqual({ kind: "failed", status: 404, reason: "Items can not be found" });
  expect(logged).toMatchObject([{ level: "warn", fields: { reason: "Items can not be found" } }]);
});

test("a 410 is a failed 410", async () => {
  const { result } = await load(new Response("{}", { status: 410 }));
  expect(result).toMatchObject({ kind: "failed", status: 410 });
});

test.each([301, 302, 303, 307, 308])("a %i is a failed 301 with its location", async (status) => {
  const { result } = await load(new Response(null, { status, headers: { Location: "/api/drupal/nieuw" } }));
  expect(result).toMatchObject({ kind: "failed", status: 301, location: "/api/drupal/nieuw" });
});

test.each([
  [500, "Internal server error"],
  [502, "Unknown async error with status code 502"],
  [503, "API connection failed."],
  [504, "Unknown async error with status code 504"],
  [599, "Unknown async error with status code 599"],
])("a %i fails with the reason '%s' and is not retried", async (status, reason) => {
  const { result, attempts } = await load(new Response("oei", { status }));
  expect(result).toEqual({ kind: "failed", status, reason });
  expect(attempts).toBe(1);
});

test.each(["", "<html></html>", '{"items":['])("the body '%s' is a parsing error", async (body) => {
  const { result } = await load(new Response(body));
  expect(result).toMatchObject({
    kind: "failed",
    status: 200,
    reason: expect.stringMatching(/^Parsing error/),
  });
});

test.each([
  [{ items: [{ title: "Koffie" }, { title: 3 }] }, "items.1.title"],
  [{}, "items"],
  [[], "the top"],
])("unexpected JSON is a parsing error with its place: %j", async (body, place) => {
  const { result } = await load(json(body));
  const reason = expect.stringContaining(`Parsing error at ${place}:`);
  expect(result).toMatchObject({ kind: "failed", status: 200, reason });
});

test("a response above the size limit fails", async () => {
  const body = JSON.stringify(value);
  const full = await load(new Response(body.padEnd(maxResponseBytes, " ")));
  expect(full.result.kind).toBe("loaded");
  const tooLarge = await load(new Response(body.padEnd(maxResponseBytes + 1, " ")));
  expect(tooLarge.result).toMatchObject({ kind: "failed", reason: expect.stringContaining("larger than") });
});

test("an endless response is cancelled", async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    cancel: () => {
      cancelled = true;
    },
  });
  expect((await load(new Response(endless))).result).toMatchObject({ kind: "failed" });
  expect(cancelled).toBe(true);
});

test.each([
  [true, "the response is valid", json(value)],
  [true, "the page does not exist", new Response("{}", { status: 404 })],
  [true, "the response is not JSON", new Response("oei")],
  [false, "the upstream fails", new Response("oei", { status: 500 })],
  [false, "the upstream is in maintenance", new Response("oei", { status: 503 })],
])("reachable is %s when %s", async (reachable, _, response) => {
  expect((await load(response)).upstream.reachable).toBe(reachable);
});
