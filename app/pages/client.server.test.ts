import { expect, test } from "vitest";
import { link, node, paragraph, value } from "~/fields/wire-examples";
import { findSiteSettings, listBreadcrumbs, listMenu } from "~/shell/client.server";
import { outcomeOf } from "../../tests/setup/call";
import { fakeUpstream, json, testScope } from "../../tests/setup/upstream";
import { findHomepage, findPage } from "./client.server";

const nodePath = (id: number) => `/api/drupal/api/node-path?path=%2Fnode%2F${id}`;
const partner = (fields: Record<string, unknown> = {}) =>
  node("content_page", "Partner", "/zorgen/partner", fields);
const withButton = partner({ field_primary_button: link("entity:node/12", "Lees") });

test("a page is requested by its alias", async () => {
  const { fetch, requests: requested } = fakeUpstream({ "/api/drupal/zorgen/partner": partner() });
  expect(await findPage(testScope(fetch).scope, "/zorgen/partner")).toMatchObject({
    type: "content_page",
    title: "Partner",
  });
  expect(requested).toEqual(["/api/drupal/zorgen/partner"]);
});

test("the home page is the first item of its list", async () => {
  const { fetch } = fakeUpstream({
    "/api/drupal/api/homepage": [node("homepage", "Welkom", "/"), node("homepage", "Oud", "/")],
  });
  expect(await findHomepage(testScope(fetch).scope)).toMatchObject({ type: "homepage", title: "Welkom" });
});

test.each(["/%2e%2e/%2e%2e/b", "/a?b=c", "/a#b", "/a\\..\\b", "//evil.example/x"])(
  "the path %s is escaped and stays below the pages of the CMS",
  async (path) => {
    const { fetch, requests: requested } = fakeUpstream({});
    expect(await findPage(testScope(fetch).scope, path)).toBeNull();
    expect(requested).toEqual([expect.stringMatching(/^\/api\/drupal\/[^?#]*$/)]);
  },
);

test.each(["/../../api/v1/x", "/a/../../b", "/./b", "/api/site-settings", "/api/menu_items/main"])(
  "no request is made for %s, which is not a page path",
  async (path) => {
    const { fetch, requests: requested } = fakeUpstream({ "/api/drupal/api/site-settings": partner() });
    expect(await findPage(testScope(fetch).scope, path)).toBeNull();
    expect(requested).toEqual([]);
  },
);

test("non-ASCII characters are encoded for the CMS", async () => {
  const { fetch, requests: requested } = fakeUpstream({});
  await findPage(testScope(fetch).scope, "/café 100%");
  expect(decodeURIComponent(requested[0] ?? "")).toBe("/api/drupal/café 100%");
});

test("a link to a node is replaced with the path of the node", async () => {
  const { fetch } = fakeUpstream({
    "/api/drupal/x": withButton,
    [nodePath(12)]: { path: "/zorgen/partner" },
  });
  const page = await findPage(testScope(fetch).scope, "/x");
  expect(page?.header.primaryButton).toEqual({ url: "/zorgen/partner", title: "Lees", external: false });
});

test.each([
  ["if the call fails", new Response("oei", { status: 500 })],
  ["if the node is unknown", new Response("{}", { status: 404 })],
  ["if the response has another shape", json(["x"])],
])("a link to a node keeps its node path %s", async (_, response) => {
  const { fetch } = fakeUpstream({ "/api/drupal/x": withButton, [nodePath(12)]: response });
  expect((await findPage(testScope(fetch).scope, "/x"))?.header.primaryButton?.url).toBe("/node/12");
});

test.each([{}, { path: null }, { path: "" }])(
  "a link to a node without a path (%j) leads to the home page",
  async (response) => {
    const { fetch } = fakeUpstream({ "/api/drupal/x": withButton, [nodePath(12)]: response });
    expect((await findPage(testScope(fetch).scope, "/x"))?.header.primaryButton?.url).toBe("/");
  },
);

test("the nodes of a page are looked up concurrently, each once", async () => {
  const uris = ["entity:node/1", "entity:node/2", "internal:/node/3", "entity:node/1"];
  const json = partner({ field_page_content: [{ field_link: uris.map((uri) => ({ uri, title: "" })) }] });
  const pending: (() => void)[] = [];
  const { scope } = testScope(async (request) => {
    if (!request.url.includes("node-path")) return Response.json(json);
    // No response before all three requests are pending.
    await new Promise<void>((resolve) => {
      pending.push(resolve);
      if (pending.length === 3) for (const respond of pending) respond();
    });
    return Response.json({ path: "/pad" });
  });
  expect(await findPage(scope, "/x")).not.toBeNull();
  expect(pending).toHaveLength(3);
});

test("a page that cannot be decoded is a 503, logged with the field", async () => {
  const { fetch } = fakeUpstream({ "/api/drupal/x": partner({ title: [] }) });
  const { scope, logged } = testScope(fetch);
  expect((await outcomeOf(findPage(scope, "/x"))).status).toBe(503);
  expect(logged[0]).toMatchObject({
    level: "warn",
    fields: { page: "/x", reason: expect.stringMatching("at title: ") },
  });
});

test("a broken block is logged each time, an unsupported bundle once; other blocks remain", async () => {
  const blocks = [
    paragraph("quote"),
    paragraph("hologram"),
    paragraph("text", { field_text: [{ value: "<p>Ja</p>" }] }),
  ];
  const { fetch } = fakeUpstream({ "/api/drupal/x": partner({ field_page_content: blocks }) });
  const { scope, logged } = testScope(fetch);
  const page = await findPage(scope, "/x");
  expect(page?.blocks.map(({ type }) => type)).toEqual(["broken", "unsupported", "text"]);
  await findPage(scope, "/x");
  const messages = logged.map(({ message }) => message);
  expect(messages.filter((message) => message === "No transformer implemented for: hologram")).toHaveLength(
    1,
  );
  expect(messages).toContain("block cannot be decoded");
  const unsupported = logged.find(({ message }) => message.startsWith("No transformer"));
  expect(unsupported?.fields).toEqual({ path: "/api/drupal/x", page: "/x", index: "1" });
});

test("menus, breadcrumbs and settings are empty if the CMS fails", async () => {
  const { scope } = testScope(() => Promise.reject(new TypeError("fetch failed")));
  expect(await listMenu(scope, "main")).toEqual([]);
  expect(await listBreadcrumbs(scope, "/zorgen")).toEqual([]);
  expect(await findSiteSettings(scope)).toBeNull();
});

test("an unsafe breadcrumb leads to the home page", async () => {
  const response = [
    { title: "Home", url: "/" },
    { title: "Zorgen", url: "javascript:alert(1)" },
  ];
  const { fetch, requests: requested } = fakeUpstream({ "/api/drupal/api/breadcrumb": response });
  const breadcrumbs = await listBreadcrumbs(testScope(fetch).scope, "/zorgen & zo");
  expect(new URL(requested[0] ?? "", "http://x").searchParams.get("path")).toBe("/zorgen & zo");
  expect(breadcrumbs).toEqual([
    { title: "Home", url: "/" },
    { title: "Zorgen", url: "/" },
  ]);
});

test("an unpublished page has the status false", async () => {
  const { fetch } = fakeUpstream({ "/api/drupal/x": partner({ status: value(false) }) });
  expect((await findPage(testScope(fetch).scope, "/x"))?.status).toBe(false);
});

test("a vacancy of an unknown type is nearby, and a warning is logged", async () => {
  const vacancy = node("vacancies", "Maatje", "/maatje", { field_vacancy_type: value("op_de_maan") });
  const { fetch } = fakeUpstream({ "/api/drupal/maatje": vacancy });
  const { scope, logged } = testScope(fetch);
  expect(await findPage(scope, "/maatje")).toMatchObject({ vacancy: { place: { kind: "nearby" } } });
  expect(logged).toEqual([
    {
      level: "warn",
      message: "field cannot be decoded",
      fields: {
        path: "/api/drupal/maatje",
        page: "/maatje",
        field: "field_vacancy_type",
        reason: "is not one of in_de_buurt, vanuit_huis",
      },
    },
  ]);
});
