import { createServer } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { json, testCalls, testUpstream } from "../../../tests/setup/upstream";
import { getJson } from "./get-json";
import { getStream } from "./get-stream";
import { postForm } from "./post-form";
import { createReadDeadline } from "./read-deadline";
import type { Fetch } from "./upstream";

const deadline = { timeoutMs: 80, submitTimeoutMs: 80 };
const noDeadline = { timeoutMs: 60_000, submitTimeoutMs: 60_000 };

async function load(fetch: Fetch, times = deadline) {
  const upstream = testUpstream(fetch);
  const { calls, logged } = testCalls(times);
  const startedAt = performance.now();
  const result = await getJson({ upstream, calls }, "/api/drupal/pad", { schema: z.unknown() });
  return { result, logged, upstream, took: performance.now() - startedAt };
}

const refused = () => Promise.reject(new TypeError("fetch failed"));

/** A response whose body never ends, with a byte every few milliseconds. */
function dripping(): Response {
  let timer: NodeJS.Timeout | undefined;
  onTestFinished(() => clearInterval(timer));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new Uint8Array([0x20])), 5);
    },
  });
  return new Response(body);
}

test.each<[string, Fetch]>([
  ["never responds and ignores the signal", () => new Promise(() => {})],
  ["sends one byte at a time", async () => dripping()],
  [
    "aborts on the signal",
    ({ signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
      ),
  ],
])("an upstream that %s is a failed 504 at the deadline", async (_, fetch) => {
  const { result, took, upstream, logged } = await load(fetch);
  expect(result).toMatchObject({ kind: "failed", status: 504 });
  expect(took).toBeGreaterThan(70);
  expect(upstream.reachable).toBe(false);
  expect(logged).toHaveLength(1);
});

test("a call is not retried after the deadline", async () => {
  let attempts = 0;
  await load(() => {
    attempts += 1;
    return new Promise(() => {});
  });
  expect(attempts).toBe(1);
});

test("the retries and the response share one deadline", async () => {
  const deadlines = vi.spyOn(AbortSignal, "timeout");
  let attempts = 0;
  const { result } = await load(() => {
    attempts += 1;
    return attempts < 4 ? refused() : new Promise(() => {});
  });
  expect(result).toMatchObject({ kind: "failed", status: 504 });
  expect(deadlines.mock.calls).toEqual([[deadline.timeoutMs]]);
});

test("a failing connection is retried ten times, then it is a failed 500", async () => {
  let attempts = 0;
  const { result, upstream, logged } = await load(() => {
    attempts += 1;
    return refused();
  }, noDeadline);
  expect(result).toMatchObject({ kind: "failed", status: 500 });
  expect(attempts).toBe(11);
  expect(upstream.reachable).toBe(false);
  expect(logged).toHaveLength(1);
});

test("a connection that succeeds at the third attempt loads the value", async () => {
  let attempts = 0;
  const { result, upstream, logged } = await load(() => {
    attempts += 1;
    return attempts < 3 ? refused() : Promise.resolve(json("eindelijk"));
  }, noDeadline);
  expect(result).toEqual({ kind: "loaded", status: 200, value: "eindelijk" });
  expect(attempts).toBe(3);
  expect(upstream.reachable).toBe(true);
  expect(logged).toEqual([]);
});

test("a closed port is a failed 500", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await new Promise((resolve) => server.close(resolve));
  const { calls } = testCalls();
  const upstream = testUpstream((request) => fetch(request), { baseUrl: `http://127.0.0.1:${port}` });
  expect(await getJson({ upstream, calls }, "/", { schema: z.unknown() })).toMatchObject({
    kind: "failed",
    status: 500,
  });
});

test("a file of any size is streamed", async () => {
  const bytes = new Uint8Array(6 * 1024 * 1024).fill(7);
  const { calls } = testCalls();
  const upstream = testUpstream(
    async () => new Response(bytes, { headers: { "Content-Type": "image/avif" } }),
  );
  const response = await getStream({ upstream, calls }, "/drupal/media/x.avif");
  expect(response.headers.get("Content-Type")).toBe("image/avif");
  expect((await response.arrayBuffer()).byteLength).toBe(bytes.byteLength);
});

test("a file without a response fails at the deadline", async () => {
  const { calls } = testCalls(deadline);
  const upstream = testUpstream(() => new Promise(() => {}));
  await expect(getStream({ upstream, calls }, "/drupal/media/x.avif")).rejects.toMatchObject({
    name: "TimeoutError",
  });
});

test("the reads of a page share one time, which starts anew after a form", async () => {
  const { calls } = testCalls({ timeoutMs: 60_000, deadline: createReadDeadline(80) });
  const upstream = testUpstream(() => new Promise(() => {}));
  const read = () => getJson({ upstream, calls }, "/api/drupal/pad", { schema: z.unknown() });
  for (let time = 0; time < 3; time += 1) expect(await read()).toMatchObject({ status: 504 });
  const quick = testUpstream(async () => json("er is tijd"));
  await postForm({ upstream: quick, calls }, "/form", new FormData());
  expect(await getJson({ upstream: quick, calls }, "/", { schema: z.unknown() })).toMatchObject({
    kind: "loaded",
  });
});
