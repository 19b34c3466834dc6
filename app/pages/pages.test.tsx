import { expect, test } from "vitest";
import { html, map, node, paragraph, value } from "~/fields/wire-examples";
import { axeViolations, dom, htmlProblems, render } from "../../tests/setup/render";
import { pageDefinitions } from "./definitions";
import { pageExamples } from "./examples";
import { PageView } from "./page";
import { pageDocument } from "./page-document";
import { pageSchema } from "./page-schema";
import type { Page } from "./types";

const bundles = Object.keys(pageDefinitions);
const examples = Object.entries(pageExamples).flatMap(([bundle, byName]) =>
  Object.entries(byName).map(([name, json]) => ({ bundle, name, json })),
);

function decode(json: unknown): Page {
  const page = pageSchema.parse(json);
  if (page.type === "unknown") throw new Error(`No page type for ${page.bundle}`);
  return page;
}

const shown = (json: unknown, preview = false) => render(<PageView page={decode(json)} preview={preview} />);

const text = (words: string) => paragraph("text", { field_text: html(`<p>${words}</p>`) });
const withBlocks = (bundle: string, ...blocks: unknown[]) =>
  node(bundle, "Hulp thuis", "/regelzaken/hulp-thuis", {
    field_publication_date: value("2026-11-19"),
    field_page_content: blocks,
  });

test.each(examples)("$bundle $name is valid HTML", async ({ json }) => {
  const page = pageSchema.parse(json);
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  expect(await htmlProblems(await render(<PageView page={page} />))).toEqual([]);
});

test.each(examples)("$bundle $name decodes to its own type, with every block", ({ bundle, json }) => {
  const page = decode(json);
  expect(page.type).toBe(bundle);
  const lost = page.blocks.filter(({ type }) => type === "broken" || type === "unsupported");
  expect(lost).toEqual([]);
});

test.each(examples)("$bundle $name has its title as its only h1", async ({ json }) => {
  const titles = [...dom(await shown(json)).querySelectorAll("h1")];
  expect(titles.map((title) => title.textContent)).toEqual([decode(json).title]);
});

test.each(examples)("$bundle $name renders without an accessibility violation", async ({ json }) => {
  expect(await axeViolations(await shown(json))).toEqual([]);
});

test.each(bundles)("a broken block of a %s costs visitors only that block", async (bundle) => {
  const json = withBlocks(bundle, text("Ervoor"), paragraph("quote"), text("Erna"));
  const { body } = dom(await shown(json));
  expect(body.textContent).toContain("Ervoor");
  expect(body.textContent).toContain("Erna");
  expect(body.textContent).not.toContain("field_quote");
});

test.each(bundles)("an editor sees why a block of a %s is missing", async (bundle) => {
  const { body } = dom(await shown(withBlocks(bundle, paragraph("quote"), text("Erna")), true));
  expect(body.querySelector(".callout")?.textContent).toBe("quote: field_quote is empty");
});

test.each(bundles)("a %s of which every optional field is null is a page all the same", async (bundle) => {
  const optional = [
    ...[
      "big_title",
      "color",
      "disable_prefooter",
      "expire_date",
      "full_width",
      "header_image_video",
      "hide_footer",
    ],
    ...[
      "hide_in_search",
      "introduction_wysiwyg",
      "meta_tags",
      "overlay_color",
      "overlay_text",
      "page_category",
    ],
    ...[
      "page_content",
      "primary_button",
      "regio",
      "secondary_link",
      "sticky_cta",
      "reviewed_by",
      "reviewed_on",
    ],
  ];
  const empty = Object.fromEntries(optional.map((name) => [`field_${name}`, null]));
  const json = { ...withBlocks(bundle), ...empty, status: null, changed: null, path: null };
  expect(dom(await shown(json)).querySelector("h1")?.textContent).toBe("Hulp thuis");
});

test.each(bundles)("a %s without a title cannot be read, and says which field", (bundle) => {
  const decoded = pageSchema.safeParse({ ...withBlocks(bundle), title: value("") });
  expect(decoded.error?.issues).toEqual([expect.objectContaining({ path: ["title"], message: "is empty" })]);
});

test("a page of a bundle nobody knows is told apart from a page that cannot be read", () => {
  expect(pageSchema.parse(node("webshop", "Winkel", "/winkel"))).toEqual({
    type: "unknown",
    bundle: "webshop",
  });
  expect(pageSchema.parse(node("toString", "Winkel", "/winkel"))).toEqual({
    type: "unknown",
    bundle: "toString",
  });
  expect(pageSchema.safeParse({ title: value("Zonder bundel") }).success).toBe(false);
});

test("a search engine gets the editor's title and description", () => {
  const tags = map({ title: "Hulp thuis regelen", description: "Zo vraag je hulp aan." });
  const page = decode({ ...withBlocks("content_page"), field_meta_tags: tags });
  expect(pageDocument(page)).toMatchObject({
    title: "Hulp thuis regelen",
    description: "Zo vraag je hulp aan.",
  });
});

test("a search engine gets the page's own title and introduction where the editor gave none", () => {
  const long = html(`<p>Hulp in <strong>huis</strong>. ${"Nog een zin. ".repeat(20)}</p>`);
  const page = decode({ ...withBlocks("content_page"), field_introduction_wysiwyg: long });
  const { title, description } = pageDocument(page);
  expect(title).toBe("Hulp thuis");
  expect(description).toMatch(/^Hulp in huis\. Nog een zin\. .+…$/);
  expect(description?.length).toBeLessThanOrEqual(155);
  expect(pageDocument(decode(withBlocks("content_page"))).description).toBeNull();
});

test("fields of the header that cannot be read are as if they were empty", () => {
  const page = pageSchema.parse(
    node("news", "Toch te lezen", "/nieuws/toch", {
      field_publication_date: value("2026-11-19"),
      field_header_image_video: [{ field_media_image: [{ url: "" }] }],
      field_primary_button: "geen lijst",
      field_expire_date: value("binnenkort"),
    }),
  );
  expect(page).toMatchObject({
    type: "news",
    expireDate: null,
    header: { image: null, primaryButton: null },
  });
});

test("a news item whose date cannot be read has the day it was made, or none", () => {
  const json = node("news", "Zonder dag", "/nieuws/zonder", { field_publication_date: value("binnenkort") });
  const dateOf = (created: unknown) => pageSchema.parse({ ...json, created });
  expect(dateOf(value("2026-11-02"))).toMatchObject({ publicationDate: "2026-11-02" });
  expect(dateOf([])).toMatchObject({ title: "Zonder dag", publicationDate: null });
});
