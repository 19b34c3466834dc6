import fc from "fast-check";
import { expect, test } from "vitest";
import { parseConfig } from "~/.server/config/config";
import type { Fetch } from "~/.server/http/upstream";
import { damaged } from "../../../tests/factories/damaged";
import { fakeUpstream, testScope } from "../../../tests/setup/upstream";
import { findRedirect } from "./client.server";

function lookupScope(fetch: Fetch) {
  const { scope, logged } = testScope(fetch);
  return { scope: { ...scope, config: parseConfig({}) }, logged };
}

function scopeWith(responses: Record<string, unknown>) {
  const { fetch, requests } = fakeUpstream(responses);
  return { ...lookupScope(fetch), requests };
}

test("the target of a redirect entry is found", async () => {
  const { scope, requests } = scopeWith({ "/api/v1/redirect/from": { From: "/oud & zo", To: "/nieuw" } });
  expect(await findRedirect(scope, "/oud & zo")).toMatchObject({ kind: "loaded", value: "/nieuw" });
  expect(new URL(requests[0] ?? "", "http://x").searchParams.get("path")).toBe("/oud & zo");
});

test.each([
  ["there is no entry", new Response("{}", { status: 404 })],
  ["the target is empty", Response.json({ From: "/oud", To: "" })],
])("an address has no redirect when %s", async (_, response) => {
  const { scope, logged } = scopeWith({ "/api/v1/redirect/from": response });
  expect(await findRedirect(scope, "/oud")).toMatchObject({ kind: "loaded", value: null });
  expect(logged).toEqual([]);
});

test.each([302, 400, 401, 403, 410, 418, 500, 502, 503, 599])(
  "a redirect lookup with status %i fails with that status and is logged",
  async (status) => {
    const { scope, logged } = scopeWith({ "/api/v1/redirect/from": new Response("oei", { status }) });
    expect(await findRedirect(scope, "/oud")).toMatchObject({ kind: "failed", status });
    expect(logged).toEqual([expect.objectContaining({ fields: expect.objectContaining({ status }) })]);
  },
);

test.each([
  ["HTML", new Response("<html></html>")],
  ["truncated JSON", new Response('{"From":"/oud","T')],
  ["JSON of another type", Response.json(["/nieuw"])],
])("a redirect lookup with %s as its response fails with 599 and is logged", async (_, response) => {
  const { scope, logged } = scopeWith({ "/api/v1/redirect/from": response });
  expect(await findRedirect(scope, "/oud")).toMatchObject({ kind: "failed", status: 599 });
  expect(logged).toEqual([
    expect.objectContaining({
      message: "Error parsing redirect response",
      fields: expect.objectContaining({ status: 599 }),
    }),
  ]);
});

test("a redirect lookup with a failed connection is not retried", async () => {
  let attempts = 0;
  const { scope } = lookupScope(() => {
    attempts += 1;
    return Promise.reject(new TypeError("fetch failed"));
  });
  expect(await findRedirect(scope, "/oud")).toMatchObject({ kind: "failed", status: 500 });
  expect(attempts).toBe(1);
});

test("damaged JSON for a redirect lookup throws no error", async () => {
  await fc.assert(
    fc.asyncProperty(damaged({ From: "/oud", To: "/nieuw" }), async (json) => {
      const { scope } = lookupScope(async () => Response.json(json));
      const result = await findRedirect(scope, "/oud");
      expect(["loaded", "failed"]).toContain(result.kind);
    }),
    { numRuns: 60 },
  );
});
