import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader as homeLoader } from "~/routes/pages/home";
import { loader as pageLoader } from "~/routes/pages/page";
import { node, paragraph, value } from "../../app/fields/wire-examples";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";

const response =
  (body: unknown, init: ResponseInit = {}): Fetch =>
  async () =>
    Response.json(body, init);

function loadPage(context: TestContext, path: string) {
  const request = new Request(`http://dementie.localhost${path}`);
  return pageLoader({ request, params: {}, context: context.loadContext() }).then(({ data }) => data);
}

function loadHome(context: TestContext, host: string) {
  return homeLoader({ request: new Request(`http://${host}/`), params: {}, context: context.loadContext() });
}

test("each brand has its own home page", async () => {
  const context = await createTestContext();
  const titles = await Promise.all(
    ["alzheimer", "samen", "dementie"].map(
      async (brand) => (await loadHome(context, `${brand}.localhost`)).page.title,
    ),
  );
  expect(new Set(titles).size).toBe(3);
});

test("an unconfigured host gets the default brand", async () => {
  const context = await createTestContext({ environment: { BRAND: "samen" } });
  const [unknown, samen] = await Promise.all([
    loadHome(context, "127.0.0.1"),
    loadHome(context, "samen.localhost"),
  ]);
  expect(unknown.page.title).toBe(samen.page.title);
});

test("a home page contains the latest news, newest first", async () => {
  const { page } = await loadHome(await createTestContext(), "alzheimer.localhost");
  const [news] = page.blocks.flatMap((block) => (block.type === "news_block" ? [block.data?.items] : []));
  const dates = news?.map(({ date }) => date) ?? [];
  expect(dates.length).toBeGreaterThan(2);
  expect(dates).toEqual([...dates].sort().reverse());
});

test("a page is found by its alias, with its links resolved to addresses", async () => {
  const { page, document } = await loadPage(await createTestContext(), "/zorgen/partner");
  expect(page.type).toBe("content_page");
  expect(document.title).toBe(page.meta.title ?? page.title);
  expect(JSON.stringify(page)).not.toContain("/node/");
});

test("a path without a page is a 404", async () => {
  expect(await outcomeOf(loadPage(await createTestContext(), "/bestaat/niet"))).toEqual({
    status: 404,
    location: null,
  });
});

test("a redirect of the CMS redirects the visitor to its target", async () => {
  const cms = response(null, { status: 302, headers: { Location: "/api/drupal/dementie" } });
  const outcome = await outcomeOf(loadPage(await createTestContext({ cms }), "/oud"));
  expect(outcome).toEqual({ status: 301, location: "/dementie" });
});

test("an unpublished page is a 404", async () => {
  const cms = response(node("content_page", "Nog niet", "/nog-niet", { status: value(false) }));
  expect((await outcomeOf(loadPage(await createTestContext({ cms }), "/nog-niet"))).status).toBe(404);
});

test("a page past its expiry date is a 410, before that date a 200", async () => {
  const expired = response(
    node("content_page", "Voorbij", "/voorbij", { field_expire_date: value("2020-01-01") }),
  );
  expect((await outcomeOf(loadPage(await createTestContext({ cms: expired }), "/voorbij"))).status).toBe(410);
  const future = response(
    node("content_page", "Nog even", "/even", { field_expire_date: value("2999-01-01") }),
  );
  expect((await outcomeOf(loadPage(await createTestContext({ cms: future }), "/even"))).status).toBe(200);
});

test("an unknown page type is a 404 for the visitor and an error in the log", async () => {
  const context = await createTestContext({ cms: response(node("wizard", "Toverpagina", "/tover")) });
  expect((await outcomeOf(loadPage(context, "/tover"))).status).toBe(404);
  expect(context.logged.map(({ level, message }) => `${level} ${message}`)).toContain(
    "error unknown page wizard",
  );
});

test.each([
  ["is down", response(null, { status: 500 })],
  ["is in maintenance", response(null, { status: 503 })],
  ["responds with HTML", async () => new Response("<html></html>")],
  ["responds with incomplete JSON", async () => new Response('{"type":[{"target_id":"con')],
  ["responds without a body", async () => new Response(null, { status: 204 })],
  ["responds with a page without a title", response({ type: [{ target_id: "content_page" }] })],
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
] satisfies [string, Fetch][])("an upstream that %s is a 503, never a 404", async (_, cms) => {
  const context = await createTestContext({ cms });
  expect((await outcomeOf(loadPage(context, "/zorgen"))).status).toBe(503);
});

test("an upstream slower than its deadline is a 503", async () => {
  const cms: Fetch = () => new Promise(() => {});
  const context = await createTestContext({ cms, environment: { UPSTREAM_TIMEOUT_MS: "50" } });
  expect((await outcomeOf(loadPage(context, "/zorgen"))).status).toBe(503);
});

test("an invalid block is left out and logged with the page's path", async () => {
  const content = [paragraph("quote"), paragraph("text", { field_text: [{ value: "<p>Blijft</p>" }] })];
  const context = await createTestContext({
    cms: response(node("content_page", "Half", "/half", { field_page_content: content })),
  });
  const { page } = await loadPage(context, "/half");
  expect(page.blocks.map(({ type }) => type)).toEqual(["broken", "text"]);
  expect(context.logged).toContainEqual({
    level: "error",
    message: "block cannot be decoded",
    fields: {
      path: "/api/drupal/half",
      page: "/half",
      bundle: "quote",
      index: "0",
      reason: "field_quote is empty",
    },
  });
});

test("the path of a page cannot address another endpoint of the CMS", async () => {
  const requests: string[] = [];
  const cms: Fetch = async (request) => {
    requests.push(new URL(request.url).pathname);
    return Response.json(null, { status: 404 });
  };
  const context = await createTestContext({ cms });
  for (const path of ["/..%2Fapi%2Fmenu_items%2Fmain", "/api/menu_items/main", "/a%3Fb"]) {
    expect((await outcomeOf(loadPage(context, path))).status, path).toBe(404);
  }
  expect(requests).toEqual(["/api/drupal/a%3Fb"]);
});
