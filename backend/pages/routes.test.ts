import { expect, test, vi } from "vitest";
import { nidsOf } from "../content/identifiers";
import { backendWith } from "../test-support";

const page = (title: string, rest = "") => `{ type: content_page, title: ${title}${rest} }`;

test("each brand gets its own home page, or else that of the general brand", async () => {
  const { json } = await backendWith();
  const home = (brand: string) => json("/api/drupal/api/homepage", { headers: { "X-Platform": brand } });
  expect(await home("samen")).toMatchObject([{ title: [{ value: "Samen" }] }]);
  expect(await home("alzheimer")).toMatchObject([{ title: [{ value: "Dementie" }] }]);
  expect(await json("/api/drupal/api/homepage")).toMatchObject([{ type: [{ target_id: "homepage" }] }]);
});

test("a page is served only at its address, with or without a trailing slash", async () => {
  const { request } = await backendWith({ "pages/a/b.yaml": page("B") });
  const statusOf = async (path: string) => (await request(`/api/drupal${path}`)).status;
  expect(await Promise.all(["/a/b", "/a/b/", "/a", "/A/b", "/", "", "/a/%", "/a%2Fb"].map(statusOf))).toEqual(
    [200, 200, 404, 404, 404, 404, 404, 200],
  );
});

test("an expired page returns 410 from midnight in the Netherlands after its expiry date", async () => {
  const files = { "pages/actie.yaml": page("Actie", ", expire_date: 2026-07-01") };
  const statusAt = async (time: string) => {
    const { request } = await backendWith(files, { now: () => new Date(time) });
    return (await request("/api/drupal/actie")).status;
  };
  expect(await statusAt("2026-07-01T21:59:00Z")).toBe(200);
  expect(await statusAt("2026-07-01T22:01:00Z")).toBe(410);
});

test("an unpublished page is sent with status false", async () => {
  const { json } = await backendWith({ "pages/a.yaml": page("A", ", status: false") });
  expect(await json("/api/drupal/a")).toMatchObject({ status: [{ value: false }] });
});

test("breadcrumbs go from the home page through the parents to the page", async () => {
  const { json } = await backendWith({
    "pages/a.yaml": page("A"),
    "pages/a/b/c.yaml": page("C"),
    "pages/a/verborgen.yaml": page("Verborgen", ", status: false"),
    "pages/a/verborgen/d.yaml": page("D"),
    "pages/elders.yaml": page("Elders", ", parent_page: /a/b/c"),
    "pages/rond.yaml": page("Rond", ", parent_page: /rond"),
  });
  const titles = async (path: string) => json(`/api/drupal/api/breadcrumb?path=${path}`);
  const home = { title: "Home", url: "/" };
  const a = { title: "A", url: "/a" };
  const c = { title: "C", url: "/a/b/c" };
  expect(await titles("/")).toEqual([home]);
  expect(await titles("/a/b/c")).toEqual([home, a, c]);
  expect(await titles("/a/b/c/")).toEqual([home, a, c]);
  expect(await titles("/a/verborgen/d")).toEqual([home, a, { title: "D", url: "/a/verborgen/d" }]);
  expect(await titles("/elders")).toEqual([home, a, c, { title: "Elders", url: "/elders" }]);
  expect(await titles("/rond")).toEqual([home, { title: "Rond", url: "/rond" }]);
});

test("a node path resolves to the address of the page, including home pages", async () => {
  const { json } = await backendWith();
  const nids = nidsOf(["/contact", "home/dementie.yaml"]);
  const pathOf = (key: string) => json(`/api/drupal/api/node-path?path=/node/${nids.get(key)}`);
  expect(await pathOf("/contact")).toEqual({ path: "/contact" });
  expect(await pathOf("home/dementie.yaml")).toEqual({ path: "/" });
});

test("a draft has no node path", async () => {
  const { request } = await backendWith({ "pages/contact.yaml": page("Contact", ", status: false") });
  const nid = nidsOf(["/contact"]).get("/contact");
  expect((await request(`/api/drupal/api/node-path?path=/node/${nid}`)).status).toBe(404);
});

test("an internal error returns 500 and is logged without the query", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failure = new Error("no clock");
  const now = () => {
    throw failure;
  };
  const { request } = await backendWith({}, { now });
  expect((await request("/api/v1/es/search?query=contact")).status).toBe(500);
  expect(log.mock.calls).toEqual([["backend: GET /api/v1/es/search", failure]]);
  log.mockClear();
});
