import { expect, test } from "vitest";
import { z } from "zod";
import { createFlushes } from "~/.server/cache/flushes";
import { createUpstreamCache } from "~/.server/cache/upstream-cache";
import { parseConfig } from "~/.server/config/config";
import { json, testCalls, testUpstream } from "../../../tests/setup/upstream";
import { getJson } from "./get-json";
import { createReadDeadline } from "./read-deadline";

const page = "/api/drupal/zorgen";
const schema = z.unknown();

/** A site with an upstream cache; `requested` lists the brand of each upstream request. */
function site() {
  let time = Date.parse("2026-11-21T12:00:00Z");
  let response = () => json({ titles: ["Koffie"] });
  const requested: string[] = [];
  const cache = createUpstreamCache(
    parseConfig({ SESSION_SECRET: "een lang geheim van een toets" }).cache,
    createFlushes(),
    () => new Date(time),
  );
  const upstream = testUpstream(async (request) => {
    requested.push(request.headers.get("X-Platform") ?? "");
    return response();
  });
  const { calls, logged } = testCalls({ cache });
  return {
    requested,
    logged,
    calls,
    upstream,
    respondWith(next: () => Response) {
      response = next;
    },
    pass(seconds: number) {
      time += seconds * 1000;
    },
    get: (options: object = {}, target = { upstream, calls }, path = page) =>
      getJson(target, path, { schema, ...options }),
  };
}

test("a value modified by one caller is unchanged for the next", async () => {
  const { get, requested } = site();
  const first = await getListed(get);
  first.titles.push("Thee");
  expect(await getListed(get)).toEqual({ titles: ["Koffie"] });
  expect(requested).toHaveLength(1);

  async function getListed(load: typeof get) {
    const result = await load();
    if (result.kind !== "loaded") throw new Error(result.kind);
    return z.object({ titles: z.array(z.string()) }).parse(result.value);
  }
});

test("responses are cached per brand", async () => {
  const { get, requested, calls, upstream } = site();
  await get();
  const headers = { ...calls.headers, "X-Platform": "alzheimer" };
  await get({}, { upstream, calls: { ...calls, headers } });
  await get();
  expect(requested).toEqual(["samen", "alzheimer"]);
});

test("responses are cached per upstream", async () => {
  const { get, requested, calls, upstream } = site();
  await get();
  await get({}, { upstream: { ...upstream, name: "product-api" }, calls });
  expect(requested).toHaveLength(2);
});

test.each([
  ["additional headers", { headers: { Cookie: "SESS=1" } }],
  ["no credentials", { anonymous: true }],
])("a call with %s bypasses the cache", async (_, options) => {
  const { get, requested } = site();
  await get();
  await get(options);
  await get(options);
  await get();
  expect(requested).toHaveLength(3);
});

test.each<[string, () => Response]>([
  ["down", () => new Response("oei", { status: 503 })],
  [
    "unreachable",
    () => {
      throw new TypeError("fetch failed");
    },
  ],
  ["responding with HTML", () => new Response("<html></html>")],
  ["truncating its JSON", () => new Response('{"titles":[')],
  ["redirecting to another site", () => Response.redirect("https://login.example/", 302)],
  ["redirecting to itself", () => new Response(null, { status: 301, headers: { Location: page } })],
  [
    "redirecting to a path of an API",
    () => new Response(null, { status: 302, headers: { Location: "/api/drupal/api/homepage" } }),
  ],
  ["responding without content", () => new Response(null, { status: 204 })],
])("with an upstream that is %s the outage copy is used and the failure logged", async (_, broken) => {
  const { get, respondWith, pass, logged } = site();
  await get();
  respondWith(broken);
  pass(60 + 600);
  expect(await get()).toMatchObject({ kind: "loaded", value: { titles: ["Koffie"] } });
  expect(logged).toMatchObject([{ level: "warn", message: "upstream call failed" }]);
});

test("a response that cannot be decoded does not replace the cached one", async () => {
  const { get, respondWith, pass } = site();
  const titles = { schema: z.object({ titles: z.array(z.string()) }) };
  await get(titles);
  respondWith(() => json({ titles: 3 }));
  pass(60 + 600);
  expect(await get(titles)).toMatchObject({ kind: "loaded", value: { titles: ["Koffie"] } });
});

test.each([
  ["gone", 410],
  ["not found", 404],
])("a %s page is not served from the outage copy", async (_, status) => {
  const { get, respondWith, pass } = site();
  await get();
  respondWith(() => new Response("{}", { status }));
  pass(60 + 600);
  expect(await get()).toMatchObject({ kind: "failed", status });
});

test("a redirect of the page is cached", async () => {
  const { get, respondWith, pass, requested } = site();
  await get();
  respondWith(() => new Response(null, { status: 301, headers: { Location: "/api/drupal/nieuw" } }));
  pass(60 + 600);
  expect(await get()).toMatchObject({ status: 301, location: "/api/drupal/nieuw" });
  expect(await get()).toMatchObject({ status: 301, location: "/api/drupal/nieuw" });
  expect(requested).toHaveLength(2);
});

test("a resource that always exists is served from the outage copy after a 404", async () => {
  const { get, respondWith, pass } = site();
  await get({ alwaysThere: true });
  respondWith(() => new Response("{}", { status: 404 }));
  pass(60 + 600);
  expect(await get({ alwaysThere: true })).toMatchObject({ kind: "loaded" });
});

test("timings have the cache state of each call", async () => {
  const { get, calls, pass } = site();
  await get();
  await get();
  pass(60);
  await get();
  expect(calls.timing.entries.map(({ cache }) => cache)).toEqual(["miss", "hit", "stale"]);
});

test("without time left a page gets the outage copy, or what another page is loading is left to it", async () => {
  const { get, pass, calls, upstream } = site();
  await get();
  pass(60 + 600);
  let respond = () => {};
  const late = new Promise<Response>((resolve) => {
    respond = () => resolve(json({ titles: ["Thee"] }));
  });
  const slow = { ...upstream, fetch: () => late };
  const hurried = { upstream: slow, calls: { ...calls, deadline: createReadDeadline(20) } };
  expect(await get({}, hurried)).toMatchObject({ kind: "loaded", value: { titles: ["Koffie"] } });
  expect(await get({}, hurried, "/api/drupal/nieuw")).toMatchObject({ kind: "failed", status: 504 });
  respond();
  await expect.poll(() => get()).toMatchObject({ value: { titles: ["Thee"] } });
});
