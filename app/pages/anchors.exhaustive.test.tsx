import { expect, test } from "vitest";
import { reservedIds } from "~/blocks/block-anchors";
import { blockDefinitions } from "~/blocks/definitions";
import { blockExamples } from "~/blocks/examples";
import { fieldTable } from "~/fields/field-kinds";
import { withPlainAnchors } from "~/fields/rich-text";
import { html, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../tests/setup/render";
import { pageDefinitions } from "./definitions";
import { pageExamples } from "./examples";
import { PageView } from "./page";
import { pageSchema } from "./page-schema";

/** Blocks that can have an id of an editor, each with `id`. */
const withId = (id: string) =>
  Object.entries(blockExamples).flatMap(([bundle, byName]) => {
    const definition = Object.entries(blockDefinitions).find(([name]) => name === bundle)?.[1];
    const hasId = definition && fieldTable(definition.fields).has("html_id");
    return hasId ? Object.values(byName).map((json) => ({ ...Object(json), field_html_id: value(id) })) : [];
  });

/** The same id from every source: a text, a title, and each block that can have one. */
const sources = (id: string) => [
  paragraph("text", {
    field_text: html(
      `<h2 id="${id}">Wat kost het?</h2><p><a name="${id}">Hier</a> <a href="#${id}">Daar</a></p>`,
    ),
  }),
  paragraph("text_with_title", { field_title: value(id), field_text: html("<p>Tekst</p>") }),
  ...withId(id),
];

async function renderPage(bundle: string, blocks: unknown[]) {
  const [example] = Object.values(Object(pageExamples)[bundle]);
  const content = { field_page_content: blocks, field_paragraphs: blocks };
  const page = pageSchema.parse({ ...Object(example), ...content });
  if (page.type === "unknown") throw new Error(page.bundle);
  return dom(withPlainAnchors(await render(<PageView page={page} />)));
}

const idsOf = (document: Document) => [...document.querySelectorAll("[id]")].map(({ id }) => id);

test.each(Object.keys(pageDefinitions))("ids on a %s are unique, whatever gives them", async (bundle) => {
  for (const id of ["kosten", "kosten-2", ...reservedIds.slice(0, 12)]) {
    const ids = idsOf(await renderPage(bundle, [...sources(id), ...sources(id)]));
    expect(ids, id).toEqual([...new Set(ids)]);
  }
});

test.each([
  ["alone", withId("kosten")],
  ["after a text and a title with the same id", sources("kosten").slice(1)],
])("a link to the id of a block arrives at the block, %s", async (_, blocks) => {
  expect(withId("kosten").length).toBeGreaterThan(1);
  for (const bundle of ["content_page", "overview_page"]) {
    const document = await renderPage(bundle, blocks);
    const target = document.getElementById("kosten");
    expect(target?.matches("article > div, main > section"), bundle).toBe(true);
    expect(target?.querySelector("table, iframe, a[rel=noopener]"), bundle).not.toBe(null);
  }
});

test.each(["twee woorden", '"><script>', "<b>", ""])("'%s' is no id", async (id) => {
  const document = await renderPage("content_page", withId(id));
  expect([...document.querySelectorAll("article > *")].map((block) => block.id)).toEqual(
    withId(id).map(() => ""),
  );
});
