import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader as homeLoader } from "~/routes/pages/home";
import { loader as pageLoader } from "~/routes/pages/page";
import { loader as searchLoader } from "~/routes/search/search";
import { node, paragraph, value } from "../../app/fields/wire-examples";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";

const status =
  (code: number, init: ResponseInit = {}): Fetch =>
  async () =>
    new Response("{}", { ...init, status: code });
const page =
  (json: unknown): Fetch =>
  async () =>
    Response.json(json);

const load = (context: TestContext, path = "/zorgen") =>
  pageLoader({
    request: new Request(`http://dementie.localhost${path}`),
    params: {},
    context: context.loadContext(),
  }).then(({ data }) => data);

/** The result of a page request for this CMS response, with its log entries. */
async function pageOutcome(cms: Fetch, path?: string) {
  const context = await createTestContext({ cms });
  const { status: code, location } = await outcomeOf(load(context, path));
  return { code, location, logged: JSON.stringify(context.logged) };
}

test.each([401, 403])("a page that the CMS refuses (%i) is a 403, logged as 'unauthorized'", async (code) => {
  const { code: pageStatus, logged } = await pageOutcome(status(code));
  expect(pageStatus).toBe(403);
  expect(logged).toContain(`"kind":"unauthorized","status":${code}`);
});

test("a home page that the CMS refuses is a 403", async () => {
  const context = await createTestContext({ cms: status(403) });
  const request = new Request("http://dementie.localhost/");
  const outcome = outcomeOf(homeLoader({ request, params: {}, context: context.loadContext() }));
  expect((await outcome).status).toBe(403);
});

test("a 404 of the CMS for a page is a 404, and not logged as a failed call", async () => {
  const { code, logged } = await pageOutcome(status(404));
  expect(code).toBe(404);
  expect(logged).not.toContain("upstream call failed");
});

test.each([400, 402, 405, 418])(
  "a %i of the CMS for a page is a 404, logged with its own number",
  async (code) => {
    const { code: pageStatus, logged } = await pageOutcome(status(code));
    expect(pageStatus).toBe(404);
    expect(logged).toContain(`"status":${code}`);
  },
);

test.each([406, 408, 421, 425, 429])("a %i of the CMS for a page is a 503", async (code) => {
  expect((await pageOutcome(status(code))).code).toBe(503);
});

test("a 410 of the CMS for a page is a 410, logged as 'Expired'", async () => {
  const { code, logged } = await pageOutcome(status(410));
  expect(code).toBe(410);
  expect(logged).toContain("Expired");
});

test("a redirect of the CMS redirects the visitor to its target", async () => {
  const { code, location } = await pageOutcome(
    status(302, { headers: { Location: "/api/drupal/nieuw" } }),
    "/oud",
  );
  expect({ code, location }).toEqual({ code: 301, location: "/nieuw" });
});

test.each([
  [500, "Internal server error"],
  [502, "Unknown async error with status code 502"],
  [503, "API connection failed."],
  [504, "Unknown async error with status code 504"],
])("a %i of the CMS for a page is a 503, logged as '%s'", async (code, reason) => {
  const { code: pageStatus, logged } = await pageOutcome(status(code));
  expect(pageStatus).toBe(503);
  expect(logged).toContain(reason);
});

test("a CMS response that is not JSON is a 503, logged as 'Parsing error'", async () => {
  const { code, logged } = await pageOutcome(async () => new Response("<html></html>"));
  expect(code).toBe(503);
  expect(logged).toContain('"status":200,"reason":"Parsing error');
});

test("a failed connection to the CMS is a 503", async () => {
  const { code, logged } = await pageOutcome(() => Promise.reject(new TypeError("fetch failed")));
  expect(code).toBe(503);
  expect(logged).toContain("connection-error");
});

test("a page of an unknown type is a 404, logged as 'unknown page'", async () => {
  const { code, logged } = await pageOutcome(page(node("wizard", "Toverpagina", "/tover")));
  expect(code).toBe(404);
  expect(logged).toContain("unknown page wizard");
});

test("a block of an unknown type is left out and logged", async () => {
  const blocks = { field_page_content: [paragraph("wolk")] };
  const { code, logged } = await pageOutcome(page(node("content_page", "Zorgen", "/zorgen", blocks)));
  expect(code).toBe(200);
  expect(logged).toContain("No transformer implemented for: wolk");
});

test("the document data of a page contain its kind and its id, for statistics", async () => {
  const cms = page(node("content_page", "Zorgen", "/zorgen", { nid: value(12) }));
  const { document } = await load(await createTestContext({ cms }));
  expect(document).toMatchObject({ pageKind: "contentPage", entityId: "content_page:12" });
});

test("a search result of an unknown type is shown, and logged as 'unsupported doctype'", async () => {
  const result = { Id: "1", Title: "Koffie", Type: "Hologram", Data: { Path: "/koffie" } };
  const context = await createTestContext({ productApi: page([result, { ...result, Id: "2" }]) });
  const request = new Request("http://dementie.localhost/zoeken?zoekterm=koffie");
  const { data } = await searchLoader({ request, params: {}, context: context.loadContext() });
  expect(data.total).toEqual({ count: 2, more: false });
  const reports = context.logged.filter(({ message }) => message === "unsupported doctype");
  expect(reports).toMatchObject([{ level: "error", fields: { type: "Hologram" } }]);
});
