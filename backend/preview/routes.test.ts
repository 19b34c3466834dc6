import { expect, test } from "vitest";
import { loadContent } from "../content/load-content";
import { backendWith, contentFolder } from "../test-support";

const files = {
  "pages/weg.yaml": "{ type: overview_page, title: Weg, status: false }",
  "pages/weg/plan.yaml": "{ type: content_page, title: Plan, status: false }",
  "pages/actie.yaml": "{ type: content_page, title: Actie, expire_date: 2026-01-31 }",
};

async function preview(address: string) {
  const { content } = await loadContent(contentFolder(files));
  const pages = [...content.pages.values(), ...content.homes.values()];
  const nid = pages.find((page) => page.address === address)?.nid;
  const { json } = await backendWith(files, { now: () => new Date("2026-11-21T08:00:00Z") });
  return {
    page: await json(`/api/drupal/api/preview/node/${nid}/7`),
    crumbs: await json(`/api/drupal/api/preview-breadcrumb?path=/preview/node/${nid}/7`),
  };
}

test.each([
  ["/weg/plan", "Plan", false],
  ["/actie", "Actie", true],
  ["/contact", "Contact", true],
])("%s can be previewed", async (address, title, status) => {
  const { page, crumbs } = await preview(address);
  expect(page).toMatchObject({ title: [{ value: title }], status: [{ value: status }] });
  expect(crumbs).toEqual([
    { title: "Home", url: "/" },
    { title, url: address },
  ]);
});

test("a home page can be previewed", async () => {
  const { page, crumbs } = await preview("/");
  expect(page).toMatchObject({ type: [{ target_id: "homepage" }] });
  expect(crumbs).toEqual([{ title: "Home", url: "/" }]);
});

test("breadcrumbs of an unpublished page are available only in previews", async () => {
  const { request } = await backendWith(files);
  expect((await request("/api/drupal/api/breadcrumb?path=/weg/plan")).status).toBe(404);
});
