import fc from "fast-check";
import { expect, test } from "vitest";
import { parseConfig } from "~/.server/config/config";
import type { Fetch } from "~/.server/http/upstream";
import { damaged } from "../../../tests/factories/damaged";
import { answering, testScope } from "../../../tests/setup/upstream";
import { findRedirect } from "./client.server";

function lookUpScope(fetch: Fetch) {
  const { scope, logged } = testScope(fetch);
  return { scope: { ...scope, config: parseConfig({}) }, logged };
}

function apiWith(answers: Record<string, unknown>) {
  const { fetch, asked } = answering(answers);
  return { ...lookUpScope(fetch), asked };
}

test("an address that went elsewhere leads there", async () => {
  const { scope, asked } = apiWith({ "/api/v1/redirect/from": { From: "/oud & zo", To: "/nieuw" } });
  expect(await findRedirect(scope, "/oud & zo")).toMatchObject({ kind: "loaded", value: "/nieuw" });
  expect(new URL(asked[0] ?? "", "http://x").searchParams.get("path")).toBe("/oud & zo");
});

test.each([
  ["nobody knows it", new Response("{}", { status: 404 })],
  ["the target is empty", Response.json({ From: "/oud", To: "" })],
])("an address has no other when %s", async (_, answer) => {
  const { scope, logged } = apiWith({ "/api/v1/redirect/from": answer });
  expect(await findRedirect(scope, "/oud")).toMatchObject({ kind: "loaded", value: null });
  expect(logged).toEqual([]);
});

test.each([302, 400, 401, 403, 410, 418, 500, 502, 503, 599])(
  "a redirect lookup that ends with %i is a failure with that status, in the log",
  async (status) => {
    const { scope, logged } = apiWith({ "/api/v1/redirect/from": new Response("oei", { status }) });
    expect(await findRedirect(scope, "/oud")).toMatchObject({ kind: "failed", status });
    expect(logged).toEqual([expect.objectContaining({ fields: expect.objectContaining({ status }) })]);
  },
);

test.each([
  ["no JSON", new Response("<html></html>")],
  ["half of it", new Response('{"From":"/oud","T')],
  ["JSON of something else", Response.json(["/nieuw"])],
])("a redirect lookup that answers with %s is a failure 599, and told so", async (_, answer) => {
  const { scope, logged } = apiWith({ "/api/v1/redirect/from": answer });
  expect(await findRedirect(scope, "/oud")).toMatchObject({ kind: "failed", status: 599 });
  expect(logged).toEqual([
    expect.objectContaining({
      message: "Error parsing redirect response",
      fields: expect.objectContaining({ status: 599 }),
    }),
  ]);
});

test("a redirect lookup whose connection fails is not tried again", async () => {
  let attempts = 0;
  const { scope } = lookUpScope(() => {
    attempts += 1;
    return Promise.reject(new TypeError("fetch failed"));
  });
  expect(await findRedirect(scope, "/oud")).toMatchObject({ kind: "failed", status: 500 });
  expect(attempts).toBe(1);
});

test("whatever the redirect checker sends, nothing is thrown", async () => {
  await fc.assert(
    fc.asyncProperty(damaged({ From: "/oud", To: "/nieuw" }), async (json) => {
      const { scope } = lookUpScope(async () => Response.json(json));
      const result = await findRedirect(scope, "/oud");
      expect(["loaded", "failed"]).toContain(result.kind);
    }),
    { numRuns: 60 },
  );
});
