import { expect, test } from "vitest";
import { testCalls, testUpstream } from "../../../tests/setup/upstream";
import { mayHaveArrived, postForm } from "./post-form";
import type { Fetch } from "./upstream";

async function post(fetch: Fetch, submitTimeoutMs = 60_000) {
  const sent: Request[] = [];
  const upstream = testUpstream((request) => {
    sent.push(request);
    return fetch(request);
  });
  const { calls, logged } = testCalls({ timeoutMs: 20, submitTimeoutMs });
  const result = await postForm({ upstream, calls }, "/form", new URLSearchParams({ email: "a@b.nl" }));
  return { result, logged, upstream, sent };
}

test.each([200, 201, 202])("a %i means that the form was accepted", async (status) => {
  const { result, upstream, logged } = await post(async () => new Response("wat dan ook", { status }));
  expect(result).toEqual({ kind: "loaded", status, value: null });
  expect(upstream.reachable).toBe(true);
  expect(logged).toEqual([]);
});

test("a 204 means that the form was accepted", async () => {
  const { result } = await post(async () => new Response(null, { status: 204 }));
  expect(result).toMatchObject({ kind: "loaded" });
});

test("a 400 is a failed 400, unlike in getJson", async () => {
  const { result, logged } = await post(async () => Response.json({ errors: [] }, { status: 400 }));
  expect(result).toMatchObject({ kind: "failed", status: 400 });
  expect(logged).toEqual([expect.objectContaining({ level: "error" })]);
});

test.each([
  [302, { kind: "failed", status: 301 }],
  [401, { kind: "unauthorized", status: 401 }],
  [404, { kind: "failed", status: 404 }],
  [413, { kind: "failed", status: 404 }],
  [500, { kind: "failed", status: 500 }],
  [503, { kind: "failed", status: 503 }],
])("a %i is a failure, sent once and logged as an error", async (status, expected) => {
  const { result, sent, logged } = await post(async () => new Response("nee", { status }));
  expect(result).toMatchObject(expected);
  expect(sent).toHaveLength(1);
  expect(logged).toEqual([expect.objectContaining({ level: "error" })]);
});

test("a form is not retried after a connection error", async () => {
  const { result, sent, upstream } = await post(() => Promise.reject(new TypeError("fetch failed")));
  expect(result.kind).not.toBe("loaded");
  expect(sent).toHaveLength(1);
  expect(upstream.reachable).toBe(false);
});

test("a form has a separate time limit", async () => {
  const slow: Fetch = () => new Promise((resolve) => setTimeout(() => resolve(new Response("ja")), 60));
  expect((await post(slow)).result).toMatchObject({ kind: "loaded" });
  const { result, sent } = await post(() => new Promise(() => {}), 80);
  expect(result).toMatchObject({ kind: "failed", status: 504 });
  expect(sent).toHaveLength(1);
});

test("the values of the form are sent unchanged", async () => {
  const { sent } = await post(async () => new Response("ja"));
  expect(sent[0]?.method).toBe("POST");
  expect([...((await sent[0]?.formData()) ?? [])]).toEqual([["email", "a@b.nl"]]);
});

test.each<[boolean, string, Fetch]>([
  [true, "never responds", () => new Promise(() => {})],
  [true, "breaks the connection", () => Promise.reject(withCode("ECONNRESET"))],
  [true, "is behind a gateway that gave up", async () => new Response("", { status: 504 })],
  [false, "refuses the connection", () => Promise.reject(withCode("ECONNREFUSED"))],
  [false, "cannot be found", () => Promise.reject(withCode("ENOTFOUND"))],
  [false, "fails", async () => new Response("", { status: 500 })],
  [false, "accepts it", async () => new Response("", { status: 201 })],
])("that a form may have arrived is %s when the upstream %s", async (expected, _, fetch) => {
  expect(mayHaveArrived((await post(fetch, 80)).result)).toBe(expected);
});

const withCode = (code: string) =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
