import { expect, test } from "vitest";
import { link, node, paragraph, value } from "~/fields/wire-examples";
import { findSiteSettings, listBreadcrumbs, listMenu } from "~/shell/client.server";
import { outcomeOf } from "../../tests/setup/call";
import { answering, json, testScope } from "../../tests/setup/upstream";
import { findHomepage, findPage } from "./client.server";

const nodePath = (id: number) => `/api/drupal/api/node-path?path=%2Fnode%2F${id}`;
const partner = (fields: Record<string, unknown> = {}) =>
  node("content_page", "Partner", "/zorgen/partner", fields);
const withButton = partner({ field_primary_button: link("entity:node/12", "Lees") });

test("a page is asked for by its alias", async () => {
  const { fetch, asked } = answering({ "/api/drupal/zorgen/partner": partner() });
  expect(await findPage(testScope(fetch).scope, "/zorgen/partner")).toMatchObject({
    type: "content_page",
    title: "Partner",
  });
  expect(asked).toEqual(["/api/drupal/zorgen/partner"]);
});

test("the home page is the first of its list", async () => {
  const { fetch } = answering({
    "/api/drupal/api/homepage": [node("homepage", "Welkom", "/"), node("homepage", "Oud", "/")],
  });
  expect(await findHomepage(testScope(fetch).scope)).toMatchObject({ type: "homepage", title: "Welkom" });
});

test.each(["/%2e%2e/%2e%2e/b", "/a?b=c", "/a#b", "/a\\..\\b", "//evil.example/x"])(
  "the path %s stays below the pages of the CMS and has no query",
  async (path) => {
    const { fetch, asked } = answering({});
    expect(await findPage(testScope(fetch).scope, path)).toBeNull();
    expect(asked).toEqual([expect.stringMatching(/^\/api\/drupal\/[^?#]*$/)]);
  },
);

test.each(["/../../api/v1/x", "/a/../../b", "/./b", "/api/site-settings", "/api/menu_items/main"])(
  "%s is another call of the CMS or none at all, never a page",
  async (path) => {
    const { fetch, asked } = answering({ "/api/drupal/api/site-settings": partner() });
    expect(await findPage(testScope(fetch).scope, path)).toBeNull();
    expect(asked).toEqual([]);
  },
);

test("letters beyond ASCII reach the CMS as they were typed", async () => {
  const { fetch, asked } = answering({});
  await findPage(testScope(fetch).scope, "/café 100%");
  expect(decodeURIComponent(asked[0] ?? "")).toBe("/api/drupal/café 100%");
});

test("a link to a node becomes a link to its path", async () => {
  const { fetch } = answering({ "/api/drupal/x": withButton, [nodePath(12)]: { path: "/zorgen/partner" } });
  const page = await findPage(testScope(fetch).scope, "/x");
  expect(page?.header.primaryButton).toEqual({ url: "/zorgen/partner", title: "Lees", external: false });
});

test.each([
  ["when that call fails", new Response("oei", { status: 500 })],
  ["when the node is unknown", new Response("{}", { status: 404 })],
  ["when that call answers with something else", json(["x"])],
])("a link to a node keeps its own path %s", async (_, answer) => {
  const { fetch } = answering({ "/api/drupal/x": withButton, [nodePath(12)]: answer });
  expect((await findPage(testScope(fetch).scope, "/x"))?.header.primaryButton?.url).toBe("/node/12");
});

test.each([{}, { path: null }, { path: "" }])(
  "a node without a path (%j) leads to the home page",
  async (answer) => {
    const { fetch } = answering({ "/api/drupal/x": withButton, [nodePath(12)]: answer });
    expect((await findPage(testScope(fetch).scope, "/x"))?.header.primaryButton?.url).toBe("/");
  },
);

test("the nodes of a page are looked up at the same time, each once", async () => {
  const uris = ["entity:node/1", "entity:node/2", "internal:/node/3", "entity:node/1"];
  const json = partner({ field_page_content: [{ field_link: uris.map((uri) => ({ uri, title: "" })) }] });
  const waiting: (() => void)[] = [];
  const { scope } = testScope(async (request) => {
    if (!request.url.includes("node-path")) return Response.json(json);
    // Nobody is answered before all three have asked.
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 3) for (const answer of waiting) answer();
    });
    return Response.json({ path: "/pad" });
  });
  expect(await findPage(scope, "/x")).not.toBeNull();
  expect(waiting).toHaveLength(3);
});

test("a page that cannot be decoded is an outage, and the log says where", async () => {
  const { fetch } = answering({ "/api/drupal/x": partner({ title: [] }) });
  const { scope, logged } = testScope(fetch);
  expect((await outcomeOf(findPage(scope, "/x"))).status).toBe(503);
  expect(logged[0]).toMatchObject({ level: "error", fields: { at: "title", path: "/x" } });
});

test("a bad block costs only itself and stands in the log, an unknown one only once", async () => {
  const blocks = [
    paragraph("quote"),
    paragraph("hologram"),
    paragraph("text", { field_text: [{ value: "<p>Ja</p>" }] }),
  ];
  const { fetch } = answering({ "/api/drupal/x": partner({ field_page_content: blocks }) });
  const { scope, logged } = testScope(fetch);
  const page = await findPage(scope, "/x");
  expect(page?.blocks.map(({ type }) => type)).toEqual(["broken", "unsupported", "text"]);
  await findPage(scope, "/x");
  const messages = logged.map(({ message }) => message);
  expect(messages.filter((message) => message === "No transformer implemented for: hologram")).toHaveLength(
    1,
  );
  expect(messages).toContain("block cannot be decoded");
});

test("the parts around a page are empty where the CMS has none", async () => {
  const { scope } = testScope(() => Promise.reject(new TypeError("fetch failed")));
  expect(await listMenu(scope, "main", "/")).toEqual([]);
  expect(await listBreadcrumbs(scope, "/zorgen")).toEqual([]);
  expect(await findSiteSettings(scope, "/")).toBeNull();
});

test("the crumbs of a path lead nowhere but to pages", async () => {
  const crumbs = [
    { title: "Home", url: "/" },
    { title: "Zorgen", url: "javascript:alert(1)" },
  ];
  const { fetch, asked } = answering({ "/api/drupal/api/breadcrumb": crumbs });
  const found = await listBreadcrumbs(testScope(fetch).scope, "/zorgen & zo");
  expect(new URL(asked[0] ?? "", "http://x").searchParams.get("path")).toBe("/zorgen & zo");
  expect(found).toEqual([
    { title: "Home", url: "/" },
    { title: "Zorgen", url: "/" },
  ]);
});

test("an unpublished page tells so", async () => {
  const { fetch } = answering({ "/api/drupal/x": partner({ status: value(false) }) });
  expect((await findPage(testScope(fetch).scope, "/x"))?.status).toBe(false);
});

test("a vacancy of a type nobody knows is shown as nearby, and the log says so", async () => {
  const vacancy = node("vacancies", "Maatje", "/maatje", { field_vacancy_type: value("op_de_maan") });
  const { fetch } = answering({ "/api/drupal/maatje": vacancy });
  const { scope, logged } = testScope(fetch);
  expect(await findPage(scope, "/maatje")).toMatchObject({ vacancy: { place: { kind: "nearby" } } });
  expect(logged).toEqual([
    { level: "warn", message: "unknown vacancy type", fields: { path: "/maatje", type: "op_de_maan" } },
  ]);
});
