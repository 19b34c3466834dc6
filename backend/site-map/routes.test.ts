import { expect, test } from "vitest";
import { regionContent } from "../test-regions";
import { backendWith } from "../test-support";

const now = () => new Date("2026-11-02T08:00:00Z");
const page = (rest: string, type = "content_page") => `{ type: ${type}, title: A${rest} }`;

async function paths(files: Record<string, string>) {
  const { request } = await backendWith(files, { now });
  const { items }: { items: { path: string; changed?: string }[] } = await (
    await request("/api/drupal/api/site-addresses")
  ).json();
  return items;
}

test("public pages are listed with the date of their last change", async () => {
  const listed = await paths({
    "pages/gewoon.yaml": page(", created: 2026-01-01, changed: 2026-10-01"),
    "pages/nieuw.yaml": page(", created: 2026-01-01"),
    "pages/verborgen.yaml": page(", hide_in_search: true"),
    "pages/gesloten.yaml": page(", meta_tags: { robots: [noindex] }"),
    "pages/concept.yaml": page(", status: false"),
    "pages/verlopen.yaml": page(", expire_date: 2026-10-31"),
    "pages/uitslag.yaml": page("", "memory_test_result_page"),
  });
  expect(listed).toEqual([
    { path: "/contact" },
    { path: "/gewoon", changed: "2026-10-01T08:00:00Z" },
    { path: "/nieuw", changed: "2026-01-01T08:00:00Z" },
  ]);
});

test("pages of regions and upcoming dates of series are listed", async () => {
  const listed = (await paths(regionContent)).map(({ path }) => path);
  expect(listed).toContain("/regios/rivierenland");
  const dates = listed.filter((path) => /-\d{4}-\d\d-\d\d$/.test(path)).map((path) => path.slice(-10));
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.every((day) => day >= "2026-11-02")).toBe(true);
  expect(new Set(listed).size).toBe(listed.length);
});
