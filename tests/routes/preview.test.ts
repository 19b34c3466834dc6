import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { previewPath } from "~/features/preview/model";
import { signPreview } from "~/features/preview/signature.server";
import { loader as rootLoader } from "~/root";
import { action, loader } from "~/routes/preview/preview";
import { node, paragraph } from "../../app/fields/wire-examples";
import { siteContent } from "../../backend/test-support";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";

const now = () => new Date("2026-11-20T12:00:00Z");
const environment = { SESSION_SECRET: "een lang geheim van een toets" };
const content = await siteContent();

/** A signed address of the page at a path. */
function signed(path: string, { ended = false, query = "" } = {}) {
  const nid = content.pages.get(path)?.nid;
  const target = { entityType: "node", entityId: String(nid), revisionId: "3" };
  const until = now().getTime() / 1000 + (ended ? -1 : 3600);
  return `${previewPath(target)}?tot=${until}&code=${signPreview(target, until, ["een lang geheim van een toets"])}${query}`;
}

const unpublished = "/week-van-de-dementie";

interface RequestOptions {
  cookie?: string;
  method?: string;
}

function argsFor(context: TestContext, address: string, { cookie, method = "GET" }: RequestOptions = {}) {
  const headers = cookie === undefined ? undefined : { Cookie: cookie };
  const request = new Request(`http://samen.localhost${address}`, { method, headers });
  return { request, params: {}, context: context.loadContext() };
}

async function load(
  address: string,
  options: RequestOptions = {},
  context = createTestContext({ environment, now }),
) {
  const { data, init } = await loader(argsFor(await context, address, options));
  if (!data.page) throw new Error("The preview is closed");
  return { ...data, headers: new Headers(init?.headers) };
}

async function statusOf(address: string, options: RequestOptions = {}, context?: Promise<TestContext>) {
  const args = argsFor(await (context ?? createTestContext({ environment, now })), address, options);
  return (await outcomeOf(loader(args))).status;
}

test("an unpublished page is visible with a valid link only", async () => {
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

test("a published page and an expired page can be previewed too", async () => {
  expect((await load(signed("/dementie"))).preview.published).toBe(true);
  const cms: Fetch = async () =>
    Response.json(
      node("content_page", "Proefpagina", "/proef", { field_expire_date: [{ value: "2026-01-31" }] }),
    );
  const expired = createTestContext({ environment, now, cms });
  expect((await load(signed("/dementie"), {}, expired)).preview.published).toBe(false);
});

test("an invalid preview address is a 404, with or without a code", async () => {
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
  const address = `/preview/node/0/3?tot=${until}&code=${signPreview(target, until, ["een lang geheim van een toets"])}`;
  expect(await statusOf(address)).toBe(404);
});

test("the preview cookie gives access to the same path with other queries, not to other paths", async () => {
  const address = signed(unpublished);
  const { headers } = await load(address);
  const [cookie = ""] = (headers.get("Set-Cookie") ?? "").split(";");
  const path = address.replace(/\?.*/, "");
  expect((await load(`${path}?zoekterm=koffie&page=2`, { cookie })).page.title).toContain("Week");
  expect(await statusOf(`${path.slice(0, -1)}4`, { cookie })).toBe(403);
});

/** A CMS that records its requests. */
function recordingCms(response: () => Response) {
  const requests: Request[] = [];
  const cms: Fetch = async (request) => {
    requests.push(request);
    return response();
  };
  const requestsTo = (path: RegExp) => requests.filter(({ url }) => path.test(url));
  return { cms, requests, requestsTo };
}

const session = { cookie: "weergave=x; SESS1f=abc%2C1" };
const withSession = { ...environment, PREVIEW_COOKIE: "SESS1f", CMS_AUTH: "Bearer site" };

test("an editor's session cookie is sent on preview calls only, without the site's credentials", async () => {
  const { cms, requests, requestsTo } = recordingCms(() =>
    Response.json(node("content_page", "Proefpagina", "/proef")),
  );
  const context = createTestContext({ environment: withSession, now, cms });
  await load("/preview/node/12/34", session, context);
  await rootLoader(argsFor(await context, "/preview/node/12/34", session));
  const personal = requestsTo(/\/api\/preview(-breadcrumb)?[/?]/);
  expect(personal).toHaveLength(2);
  for (const { headers } of personal) {
    expect(headers.get("Cookie")).toBe("SESS1f=abc%2C1");
    expect(headers.has("Authorization")).toBe(false);
  }
  const others = requests.filter((request) => !personal.includes(request));
  expect(others.length).toBeGreaterThan(3);
  for (const { headers } of others) expect(headers.has("Cookie")).toBe(false);
});

test("a preview with a link uses the site's credentials", async () => {
  const { cms, requestsTo } = recordingCms(() =>
    Response.json(node("content_page", "Proefpagina", "/proef")),
  );
  const context = createTestContext({ environment: withSession, now, cms });
  await load(signed(unpublished), session, context);
  const [request] = requestsTo(/\/api\/preview\//);
  expect(request?.headers.get("Authorization")).toBe("Bearer site");
  expect(request?.headers.has("Cookie")).toBe(false);
});

test.each([401, 403])("a preview is a 403 when the CMS responds with %i to the session", async (status) => {
  const { cms } = recordingCms(() => new Response("{}", { status }));
  const context = createTestContext({ environment: withSession, now, cms });
  expect(await statusOf("/preview/node/12/34", session, context)).toBe(403);
});

test("an unconfigured session cookie gives a 403 without a call to the CMS", async () => {
  const { cms, requestsTo } = recordingCms(() =>
    Response.json(node("content_page", "Proefpagina", "/proef")),
  );
  const context = createTestContext({ environment, now, cms });
  expect(await statusOf("/preview/node/12/34", session, context)).toBe(403);
  await rootLoader(argsFor(await context, "/preview/node/12/34", session));
  expect(requestsTo(/preview/)).toEqual([]);
});

test("the breadcrumbs come from the preview and are empty without access", async () => {
  const context = await createTestContext({ environment, now });
  const crumbsAt = async (address: string) =>
    (await rootLoader(argsFor(context, address))).shell.breadcrumbs.map(({ title }) => title);
  expect(await crumbsAt(signed(unpublished))).toEqual(["Home", "Week van de dementie 2027"]);
  expect(await crumbsAt(signed(unpublished, { ended: true }))).toEqual([]);
  expect(await crumbsAt(unpublished)).toEqual([]);
});

test("a preview has no tracking and no slide-in", async () => {
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

test("a block that cannot be decoded is included as a broken block", async () => {
  const { cms } = recordingCms(() =>
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

test("debug mode requires access to the preview", async () => {
  const context = await createTestContext({ environment, now });
  const debugAt = async (address: string) => (await rootLoader(argsFor(context, address))).shell.debug;
  expect(await debugAt(signed(unpublished, { query: debug }))).toBe(true);
  expect(await debugAt(signed(unpublished))).toBe(false);
  expect(await debugAt(signed(unpublished, { query: "&debug=1" }))).toBe(false);
  expect(await debugAt(signed(unpublished, { ended: true, query: debug }))).toBe(false);
  expect(await debugAt("/dementie?debug=true")).toBe(false);
});

test("the debug parameter on a public page is ignored and removed from addresses", async () => {
  const context = await createTestContext({ environment, now });
  const { shell } = await rootLoader(argsFor(context, "/dementie?page=2&debug=true"));
  expect(JSON.stringify(shell)).not.toMatch(/debug["&]?=?true/);
  expect(shell.address).toBe("/dementie?page=2");
});

test("the link in the preview bar toggles debug mode and preserves the query", async () => {
  const address = signed(unpublished, { query: "&page=2" });
  const on = (await load(address)).preview.switchDebug;
  expect(on).toBe(`${address}&debug=true`);
  expect((await load(on)).preview.switchDebug).toBe(address);
});

test("the button of debug mode throws a test error; the same post without debug mode does not", async () => {
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
