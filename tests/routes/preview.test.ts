import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { previewPath } from "~/features/preview/model";
import { signPreview } from "~/features/preview/signature.server";
import { loader as rootLoader } from "~/root";
import { action, loader } from "~/routes/preview/preview";
import { node, paragraph } from "../../app/fields/wire-examples";
import { loadContent } from "../../backend/content/load-content";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";

const now = () => new Date("2026-11-20T12:00:00Z");
const environment = { SESSION_SECRET: "geheim" };
const { content } = await loadContent("content");

/** A signed address of the page at a path. */
function signed(path: string, { ended = false, query = "" } = {}) {
  const nid = content.pages.get(path)?.nid;
  const target = { entityType: "node", entityId: String(nid), revisionId: "3" };
  const until = now().getTime() / 1000 + (ended ? -1 : 3600);
  return `${previewPath(target)}?tot=${until}&code=${signPreview(target, until, ["geheim"])}${query}`;
}

const unpublished = "/week-van-de-dementie";

interface Asking {
  cookie?: string;
  method?: string;
}

function argsFor(context: TestContext, address: string, { cookie, method = "GET" }: Asking = {}) {
  const headers = cookie === undefined ? undefined : { Cookie: cookie };
  const request = new Request(`http://samen.localhost${address}`, { method, headers });
  return { request, params: {}, context: context.loadContext() };
}

async function load(address: string, asking: Asking = {}, context = createTestContext({ environment, now })) {
  const { data, init } = await loader(argsFor(await context, address, asking));
  if (!data.page) throw new Error("The preview is closed");
  return { ...data, headers: new Headers(init?.headers) };
}

async function statusOf(address: string, asking: Asking = {}, context?: Promise<TestContext>) {
  const args = argsFor(await (context ?? createTestContext({ environment, now })), address, asking);
  return (await outcomeOf(loader(args))).status;
}

test("a page that is not published is shown to whoever has a link, and to nobody else", async () => {
  const context = createTestContext({ environment, now });
  const { page, preview, document } = await load(signed(unpublished), {}, context);
  expect(page.title).toBe("Week van de dementie 2027");
  expect(preview).toMatchObject({
    revision: "3",
    published: false,
    until: "2026-11-20T13:00:00.000Z",
    livePath: unpublished,
  });
  expect(document).toMatchObject({ noindex: true, sheets: expect.arrayContaining(["preview"]) });
  expect(await statusOf(signed(unpublished, { ended: true }), {}, context)).toBe(403);
  expect(await statusOf(signed(unpublished).replace(/\?.*/, ""), {}, context)).toBe(403);
});

test("a published page and one that has expired can be previewed too", async () => {
  expect((await load(signed("/dementie"))).preview.published).toBe(true);
  const cms: Fetch = async () =>
    Response.json(
      node("content_page", "Proefpagina", "/proef", { field_expire_date: [{ value: "2026-01-31" }] }),
    );
  const expired = createTestContext({ environment, now, cms });
  expect((await load(signed("/dementie"), {}, expired)).preview.published).toBe(false);
});

test("what is no preview is not found, with or without a code", async () => {
  const context = createTestContext({ environment, now });
  const code = signed(unpublished).replace(/^[^?]*/, "");
  for (const path of [
    "/preview/Node/1/2",
    "/preview/node/x/2",
    "/preview/node/1/..%2F..%2Fuser",
    "/preview/a%2Fb/1/2",
  ]) {
    expect([path, await statusOf(path, {}, context)]).toEqual([path, 404]);
    expect([path, await statusOf(path + code, {}, context)]).toEqual([path, 404]);
  }
});

test("a link to a page that the CMS does not have is a 404", async () => {
  const target = { entityType: "node", entityId: "0", revisionId: "3" };
  const until = now().getTime() / 1000 + 60;
  const address = `/preview/node/0/3?tot=${until}&code=${signPreview(target, until, ["geheim"])}`;
  expect(await statusOf(address)).toBe(404);
});

test("a page in preview keeps its link for its own path, with other queries", async () => {
  const address = signed(unpublished);
  const { headers } = await load(address);
  const [cookie = ""] = (headers.get("Set-Cookie") ?? "").split(";");
  const path = address.replace(/\?.*/, "");
  expect((await load(`${path}?zoekterm=koffie&page=2`, { cookie })).page.title).toContain("Week");
  expect(await statusOf(`${path.slice(0, -1)}4`, { cookie })).toBe(403);
});

/** A CMS that records its requests. */
function rememberingCms(response: () => Response) {
  const requests: Request[] = [];
  const cms: Fetch = async (request) => {
    requests.push(request);
    return response();
  };
  const of = (path: RegExp) => requests.filter(({ url }) => path.test(url));
  return { cms, requests, of };
}

const session = { cookie: "weergave=x; SESS1f=abc%2C1" };
const withSession = { ...environment, PREVIEW_COOKIE: "SESS1f", CMS_AUTH: "Bearer site" };

test("an editor's session reaches the CMS on the calls of the preview alone, without our credentials", async () => {
  const { cms, requests, of } = rememberingCms(() =>
    Response.json(node("content_page", "Proefpagina", "/proef")),
  );
  const context = createTestContext({ environment: withSession, now, cms });
  await load("/preview/node/12/34", session, context);
  await rootLoader(argsFor(await context, "/preview/node/12/34", session));
  const personal = of(/\/api\/preview(-breadcrumb)?[/?]/);
  expect(personal).toHaveLength(2);
  for (const { headers } of personal) {
    expect(headers.get("Cookie")).toBe("SESS1f=abc%2C1");
    expect(headers.has("Authorization")).toBe(false);
  }
  const others = requests.filter((request) => !personal.includes(request));
  expect(others.length).toBeGreaterThan(3);
  for (const { headers } of others) expect(headers.has("Cookie")).toBe(false);
});

test("with a link the site asks in its own name", async () => {
  const { cms, of } = rememberingCms(() => Response.json(node("content_page", "Proefpagina", "/proef")));
  const context = createTestContext({ environment: withSession, now, cms });
  await load(signed(unpublished), session, context);
  const [request] = of(/\/api\/preview\//);
  expect(request?.headers.get("Authorization")).toBe("Bearer site");
  expect(request?.headers.has("Cookie")).toBe(false);
});

test.each([401, 403])("a CMS that answers %i to a session decides: 403", async (status) => {
  const { cms } = rememberingCms(() => new Response("{}", { status }));
  const context = createTestContext({ environment: withSession, now, cms });
  expect(await statusOf("/preview/node/12/34", session, context)).toBe(403);
});

test("to a session that nobody configured a preview is closed, and the CMS is not asked", async () => {
  const { cms, of } = rememberingCms(() => Response.json(node("content_page", "Proefpagina", "/proef")));
  const context = createTestContext({ environment, now, cms });
  expect(await statusOf("/preview/node/12/34", session, context)).toBe(403);
  await rootLoader(argsFor(await context, "/preview/node/12/34", session));
  expect(of(/preview/)).toEqual([]);
});

test("the way to the page comes from the preview, and not without access", async () => {
  const context = await createTestContext({ environment, now });
  const crumbsAt = async (address: string) =>
    (await rootLoader(argsFor(context, address))).shell.breadcrumbs.map(({ title }) => title);
  expect(await crumbsAt(signed(unpublished))).toEqual(["Home", "Week van de dementie 2027"]);
  expect(await crumbsAt(signed(unpublished, { ended: true }))).toEqual([]);
  expect(await crumbsAt(unpublished)).toEqual([]);
});

test("nothing of a preview is counted or slides in", async () => {
  const context = await createTestContext({ environment, now });
  const cookie = "weergave=toestemming=1psm";
  const { shell } = await rootLoader(argsFor(context, signed(unpublished), { cookie }));
  expect(shell).toMatchObject({ tracked: false, tagManager: null, slideIn: null });
});

test("a page of every type can be previewed", async () => {
  const context = createTestContext({ environment, now });
  const byType = new Map([...content.pages.values()].map(({ type, address }) => [type, address]));
  for (const [type, path] of byType) {
    const { page } = await load(signed(path), {}, context);
    expect([path, page.type]).toEqual([path, type]);
  }
  expect(byType.size).toBeGreaterThan(15);
});

test("the page of a test result can be previewed without taking the test", async () => {
  const { page } = await load(signed("/geheugentest/zelf/resultaat"));
  expect(page.type).toBe("memory_test_result_page");
});

test("a block that cannot be read is there, with its reason", async () => {
  const { cms } = rememberingCms(() =>
    Response.json(
      node("content_page", "Proefpagina", "/proef", {
        field_page_content: [paragraph("quote", { field_quote: "?" })],
      }),
    ),
  );
  const { page } = await load(signed(unpublished), {}, createTestContext({ environment, now, cms }));
  expect(page.blocks).toEqual([expect.objectContaining({ type: "broken", bundle: "quote" })]);
});

const debug = "&debug=true";

test("debug mode is for who may see the preview", async () => {
  const context = await createTestContext({ environment, now });
  const debugAt = async (address: string) => (await rootLoader(argsFor(context, address))).shell.debug;
  expect(await debugAt(signed(unpublished, { query: debug }))).toBe(true);
  expect(await debugAt(signed(unpublished))).toBe(false);
  expect(await debugAt(signed(unpublished, { query: "&debug=1" }))).toBe(false);
  expect(await debugAt(signed(unpublished, { ended: true, query: debug }))).toBe(false);
  expect(await debugAt("/dementie?debug=true")).toBe(false);
});

test("to anyone else the parameter means nothing and is not repeated", async () => {
  const context = await createTestContext({ environment, now });
  const { shell } = await rootLoader(argsFor(context, "/dementie?page=2&debug=true"));
  expect(JSON.stringify(shell)).not.toMatch(/debug["&]?=?true/);
  expect(shell.address).toBe("/dementie?page=2");
});

test("the link in the bar switches debug mode and keeps the rest", async () => {
  const address = signed(unpublished, { query: "&page=2" });
  const on = (await load(address)).preview.switchDebug;
  expect(on).toBe(`${address}&debug=true`);
  expect((await load(on)).preview.switchDebug).toBe(address);
});

test("the button of debug mode makes an error; the same post without debug mode makes none", async () => {
  const context = await createTestContext({ environment, now });
  const post = async (address: string) => {
    const args = argsFor(context, address, { method: "POST" });
    await action(args);
    // After an action Remix calls the loaders with GET.
    const request = new Request(args.request.url);
    return outcomeOf(loader({ ...args, request }));
  };
  await expect(post(signed(unpublished, { query: debug }))).rejects.toThrow("Test error of debug mode");
  expect((await post(signed(unpublished))).status).toBe(200);
  expect((await post(signed(unpublished, { ended: true, query: debug }))).status).toBe(403);
});
