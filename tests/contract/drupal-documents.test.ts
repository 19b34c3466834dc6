import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findPage } from "~/pages/client.server";
import { fakeUpstream, testScope } from "../setup/upstream";

/** Documents recorded from Drupal 10.3 (`drupal-10.3/`), and what becomes of each. */
const documents: Record<string, { blocks: string[]; robots: string[]; title: string } | null> = {
  "page.json-recursive": {
    blocks: ["text", "text_image", "quote", "link_list", "expandable", "media", "image_grid_node"],
    robots: ["noindex", "nofollow"],
    title: "Zorgen voor je partner & jezelf met dementie",
  },
  "page.nested-core": {
    blocks: ["text", "text_image", "quote", "link_list", "expandable", "media", "image_grid_node"],
    robots: ["noindex", "nofollow"],
    title: "Zorgen voor je partner & jezelf met dementie",
  },
  // Core expands no references, so there are no blocks; what the editor set for search engines counts.
  "page.core": {
    blocks: [],
    robots: ["noindex", "nofollow"],
    title: "Zorgen voor je partner & jezelf met dementie",
  },
  "term.core": null,
};

async function read(name: string) {
  const json: unknown = JSON.parse(
    await readFile(new URL(`drupal-10.3/${name}.json`, import.meta.url), "utf8"),
  );
  const { scope, logged } = testScope(fakeUpstream({ "/api/drupal/x": json }).fetch);
  return { page: await findPage(scope, "/x"), logged };
}

test.each(Object.entries(documents))("%s becomes a page with what the editor set", async (name, expected) => {
  const { page } = await read(name);
  if (!expected) return expect(page).toBeNull();
  const shown = page?.blocks.map(({ type }) => type).filter((type) => type !== "broken");
  expect(shown?.slice(0, expected.blocks.length)).toEqual(expected.blocks);
  expect(page?.meta).toMatchObject({ robots: expected.robots, title: expected.title });
});

test("a document that is no page is a 404 and logged", async () => {
  const { logged } = await read("term.core");
  expect(logged.map(({ message }) => message)).toContain("unknown page ?");
});

test.each(["page.json-recursive", "page.nested-core"])("%s has its picture and its film", async (name) => {
  const { page } = await read(name);
  expect(page?.header.image?.url).toMatch(/\/sites\/default\/files\/2026-11\/kop\.jpg$/);
  expect(page?.blocks.some((block) => block.type === "media" && block.media.kind === "video")).toBe(true);
});

test("the default canonical address of Drupal says nothing", async () => {
  expect((await read("news.json-recursive")).page?.meta.canonical).toBeNull();
});
