import { expect, test } from "vitest";
import { z } from "zod";
import { testCalls, testUpstream } from "../../../tests/setup/upstream";
import { getJson } from "./get-json";
import { getStream } from "./get-stream";
import { postForm } from "./post-form";
import type { Upstream } from "./upstream";

/** The requests that an upstream receives, one of each kind of call. */
async function requestsTo(settings: Partial<Upstream> = {}) {
  const requests: Request[] = [];
  const upstream = testUpstream(async (request) => {
    requests.push(request);
    return Response.json({});
  }, settings);
  const { calls } = testCalls();
  await getJson({ upstream, calls }, "/api/pad", {
    schema: z.unknown(),
    query: { query: "thé & koffie", page: "2" },
  });
  await postForm({ upstream, calls }, "/api/form", new URLSearchParams({ email: "a@b.nl" }));
  await getStream({ upstream, calls }, "/drupal/media/x.svg");
  return requests;
}

test("every call has the brand and the request id in its headers", async () => {
  const requests = await requestsTo();
  // A file may be of any type.
  const accepted = requests.map(({ headers }) => headers.get("Accept"));
  expect(accepted).toEqual(["application/json", "application/json", "*/*"]);
  for (const { headers } of requests) {
    expect(headers.get("X-Platform")).toBe("samen");
    expect(headers.get("X-Request-Id")).toBe("verzoek-1");
  }
});

test("credentials are sent only if they are configured", async () => {
  for (const { headers } of await requestsTo({ authorization: "Bearer cms" })) {
    expect(headers.get("Authorization")).toBe("Bearer cms");
  }
  for (const { headers } of await requestsTo()) expect(headers.has("Authorization")).toBe(false);
});

test("no cookie or address of a visitor is sent", async () => {
  for (const { headers } of await requestsTo()) {
    for (const name of ["Cookie", "X-Forwarded-For", "Forwarded", "User-Agent"])
      expect(headers.has(name)).toBe(false);
  }
});

test("the path is appended to the upstream's address and the query is encoded", async () => {
  const [first] = await requestsTo({ baseUrl: "https://host.test/proxy" });
  const { origin, pathname, searchParams } = new URL(first?.url ?? "");
  expect(origin + pathname).toBe("https://host.test/proxy/api/pad");
  expect([...searchParams]).toEqual([
    ["query", "thé & koffie"],
    ["page", "2"],
  ]);
});

test("redirects are not followed", async () => {
  for (const { redirect } of await requestsTo()) expect(redirect).toBe("manual");
});

test("the duration of each call is in the Server-Timing header", async () => {
  const upstream = testUpstream(async () => Response.json({}), { name: "product-api" });
  const { calls } = testCalls();
  await getJson({ upstream, calls }, "/", { schema: z.unknown() });
  await postForm({ upstream, calls }, "/", new FormData());
  expect(calls.timing.header()).toMatch(/^product-api;dur=\d+\.\d, product-api;dur=\d+\.\d$/);
});

const failures = [
  ["fails", async () => new Response("geheim", { status: 500 })],
  ["requires logging in", async () => new Response("geheim", { status: 401 })],
  ["responds with HTML", async () => new Response("<p>geheim</p>")],
  ["responds with unexpected JSON", async () => Response.json({ title: ["geheim"] })],
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed: geheim"))],
  [
    "redirects with the same query",
    async () =>
      new Response(null, { status: 301, headers: { Location: "https://www.cms.test/pad?query=geheim" } }),
  ],
] satisfies [string, Upstream["fetch"]][];

test.each(failures)("the query is not logged when the upstream %s", async (_, fetch) => {
  const { calls, logged } = testCalls();
  const schema = z.object({ title: z.string() });
  await getJson({ upstream: testUpstream(fetch), calls }, "/api/pad", { schema, query: { query: "geheim" } });
  expect(logged).toHaveLength(1);
  expect(logged[0]?.fields).toMatchObject({ upstream: "cms", path: "/api/pad" });
  expect(JSON.stringify(logged)).not.toContain("geheim");
});

test.each(failures.slice(0, 2))(
  "the values of a form are not logged when the upstream %s",
  async (_, fetch) => {
    const { calls, logged } = testCalls();
    await postForm(
      { upstream: testUpstream(fetch), calls },
      "/api/form",
      new URLSearchParams({ email: "geheim@voorbeeld.nl" }),
    );
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain("geheim");
  },
);
