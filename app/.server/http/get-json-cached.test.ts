import { expect, test } from "vitest";
import { z } from "zod";
import { createFlushes } from "~/.server/cache/flushes";
import { createUpstreamCache } from "~/.server/cache/upstream-cache";
import { parseConfig } from "~/.server/config/config";
import { json, testCalls, testUpstream } from "../../../tests/setup/upstream";
import { getJson } from "./get-json";

const page = "/api/drupal/zorgen";
const schema = z.unknown();

/** Visitors of a site that keeps answers; the upstream counts how often it is asked. */
function site() {
  let time = Date.parse("2026-11-21T12:00:00Z");
  let answer = () => json({ titles: ["Koffie"] });
  const asked: string[] = [];
  const answers = createUpstreamCache(
    parseConfig({ SESSION_SECRET: "geheim" }).cache,
    createFlushes(),
    () => new Date(time),
  );
  const upstream = testUpstream(async (request) => {
    asked.push(request.headers.get("X-Platform") ?? "");
    return answer();
  });
  const { calls, logged } = testCalls({ cache: answers });
  return {
    asked,
    logged,
    calls,
    upstream,
    answers(next: () => Response) {
      answer = next;
    },
    pass(seconds: number) {
      time += seconds * 1000;
    },
    get: (options: object = {}, of = { upstream, calls }, path = page) =>
      getJson(of, path, { schema, ...options }),
  };
}

test("a value that one page changes is whole for the next", async () => {
  const { get, asked } = site();
  const first = await getListed(get);
  first.titles.push("Thee");
  expect(await getListed(get)).toEqual({ titles: ["Koffie"] });
  expect(asked).toHaveLength(1);

  async function getListed(ask: typeof get) {
    const result = await ask();
    if (result.kind !== "loaded") throw new Error(result.kind);
    return z.object({ titles: z.array(z.string()) }).parse(result.value);
  }
});

test("each brand has answers of its own", async () => {
  const { get, asked, calls, upstream } = site();
  await get();
  const headers = { ...calls.headers, "X-Platform": "alzheimer" };
  await get({}, { upstream, calls: { ...calls, headers } });
  await get();
  expect(asked).toEqual(["samen", "alzheimer"]);
});

test("each upstream has answers of its own", async () => {
  const { get, asked, calls, upstream } = site();
  await get();
  await get({}, { upstream: { ...upstream, name: "product-api" }, calls });
  expect(asked).toHaveLength(2);
});

test.each([
  ["headers of its own", { headers: { Cookie: "SESS=1" } }],
  ["no credentials of the site", { anonymous: true }],
])("a call with %s is never answered from what was kept, nor kept", async (_, options) => {
  const { get, asked } = site();
  await get();
  await get(options);
  await get(options);
  await get();
  expect(asked).toHaveLength(3);
});

test.each<[string, () => Response]>([
  ["down", () => new Response("oei", { status: 503 })],
  [
    "not to be reached",
    () => {
      throw new TypeError("fetch failed");
    },
  ],
  ["answering with a page instead of JSON", () => new Response("<html></html>")],
  ["cutting its JSON short", () => new Response('{"titles":[')],
  ["sending everyone to a log-in elsewhere", () => Response.redirect("https://login.example/", 302)],
  ["empty", () => new Response(null, { status: 204 })],
])("an upstream that is %s leaves the last good answer, and stands in the log", async (_, broken) => {
  const { get, answers, pass, logged } = site();
  await get();
  answers(broken);
  pass(60 + 600);
  expect(await get()).toMatchObject({ kind: "loaded", value: { titles: ["Koffie"] } });
  expect(logged).toMatchObject([{ level: "warn", message: "upstream call failed" }]);
});

test("an answer of another shape leaves the last good one", async () => {
  const { get, answers, pass } = site();
  const titles = { schema: z.object({ titles: z.array(z.string()) }) };
  await get(titles);
  answers(() => json({ titles: 3 }));
  pass(60 + 600);
  expect(await get(titles)).toMatchObject({ kind: "loaded", value: { titles: ["Koffie"] } });
});

test.each([
  ["gone", 410],
  ["not there any more", 404],
])("what is %s is so at once after its time", async (_, status) => {
  const { get, answers, pass } = site();
  await get();
  answers(() => new Response("{}", { status }));
  pass(60 + 600);
  expect(await get()).toMatchObject({ kind: "failed", status });
});

test("a page that moved is followed", async () => {
  const { get, answers, pass, asked } = site();
  await get();
  answers(() => new Response(null, { status: 301, headers: { Location: "/api/drupal/nieuw" } }));
  pass(60 + 600);
  expect(await get()).toMatchObject({ status: 301, location: "/api/drupal/nieuw" });
  expect(await get()).toMatchObject({ status: 301, location: "/api/drupal/nieuw" });
  expect(asked).toHaveLength(2);
});

test("a menu that is not there for a moment stays", async () => {
  const { get, answers, pass } = site();
  await get({ alwaysThere: true });
  answers(() => new Response("{}", { status: 404 }));
  pass(60 + 600);
  expect(await get({ alwaysThere: true })).toMatchObject({ kind: "loaded" });
});

test("how long a page waited says where its answer came from", async () => {
  const { get, calls, pass } = site();
  await get();
  await get();
  pass(60);
  await get();
  expect(calls.timing.entries.map(({ cache }) => cache)).toEqual(["miss", "hit", "stale"]);
});
