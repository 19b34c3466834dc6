import { expect, test } from "vitest";
import { html, map, node, paragraph, value } from "~/fields/wire-examples";
import { dom, htmlProblems, render } from "../../tests/setup/render";
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

const renderPage = (json: unknown, preview = false) =>
  render(<PageView page={decode(json)} preview={preview} />);

const textBlock = (text: string) => paragraph("text", { field_text: html(`<p>${text}</p>`) });
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
  const titles = [...dom(await renderPage(json)).querySelectorAll("h1")];
  expect(titles.map((title) => title.textContent)).toEqual([decode(json).title]);
});

test.each(bundles)("a broken block of a %s does not affect the other blocks", async (bundle) => {
  const json = withBlocks(bundle, textBlock("Ervoor"), paragraph("quote"), textBlock("Erna"));
  const { body } = dom(await renderPage(json));
  expect(body.textContent).toContain("Ervoor");
  expect(body.textContent).toContain("Erna");
  expect(body.textContent).not.toContain("field_quote");
});

/** The paragraphs that say who reviewed a page. */
const reviewsIn = (part: ParentNode) =>
  [...part.querySelectorAll("p")]
    .map(({ textContent }) => textContent?.trim())
    .filter((text) => text?.includes("Nagekeken"));

test.each(bundles)("a reviewed %s says by whom and when", async (bundle) => {
  const review = { field_reviewed_by: value("dr. A. Voorbeeld"), field_reviewed_on: value("2026-09-01") };
  const { body } = dom(await renderPage({ ...withBlocks(bundle), ...review }));
  const reviews = reviewsIn(body);
  expect(reviews).toHaveLength(1);
  expect(reviews[0]).toContain("Nagekeken door dr. A. Voorbeeld op dinsdag 1 september 2026.");
});

test("a page without a review date still has its reviewer, and one without a reviewer no review", async () => {
  const page = withBlocks("news");
  const reviewer = { field_reviewed_by: value("dr. A. Voorbeeld"), field_reviewed_on: [], changed: [] };
  const reviews = async (fields: object) => reviewsIn(dom(await renderPage({ ...page, ...fields })));
  expect(await reviews(reviewer)).toEqual(["Nagekeken door dr. A. Voorbeeld."]);
  expect(await reviews({ field_reviewed_on: value("2026-09-01") })).toEqual([]);
});

test("skipped heading levels and repeated ids of editors are mended on a page", async () => {
  const text = '<h3 id="kosten">Kosten</h3><h6>Vergoeding</h6><h3 id="kosten">Meer kosten</h3>';
  const rendered = await renderPage(withBlocks("content_page", textBlock(text), textBlock(text)));
  expect(await htmlProblems(rendered)).toEqual([]);
  expect(dom(rendered).querySelectorAll("[id^=tekst-kosten]")).toHaveLength(4);
});

test.each(bundles)("a preview of a %s has the reason for a broken block", async (bundle) => {
  const { body } = dom(await renderPage(withBlocks(bundle, paragraph("quote"), textBlock("Erna")), true));
  expect(body.textContent).toContain("quote: field_quote is empty");
});

test.each(bundles)("a %s with null in every optional field can be rendered", async (bundle) => {
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
  expect(dom(await renderPage(json)).querySelector("h1")?.textContent).toBe("Hulp thuis");
});

test.each(bundles)("a %s without a title cannot be decoded; the error has the field", (bundle) => {
  const decoded = pageSchema.safeParse({ ...withBlocks(bundle), title: value("") });
  expect(decoded.error?.issues).toEqual([expect.objectContaining({ path: ["title"], message: "is empty" })]);
});

test("an unknown page type is not a decoding error", () => {
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

test("the document has the editor's title and description", () => {
  const tags = map({ title: "Hulp thuis regelen", description: "Zo vraag je hulp aan." });
  const page = decode({ ...withBlocks("content_page"), field_meta_tags: tags });
  expect(pageDocument(page)).toMatchObject({
    title: "Hulp thuis regelen",
    description: "Zo vraag je hulp aan.",
  });
});

test("by default the document has the page's title and introduction", () => {
  const long = html(`<p>Hulp in <strong>huis</strong>. ${"Nog een zin. ".repeat(20)}</p>`);
  const page = decode({ ...withBlocks("content_page"), field_introduction_wysiwyg: long });
  const { title, description } = pageDocument(page);
  expect(title).toBe("Hulp thuis");
  expect(description).toMatch(/^Hulp in huis\. Nog een zin\. .+…$/);
  expect(description?.length).toBeLessThanOrEqual(155);
  expect(pageDocument(decode(withBlocks("content_page"))).description).toBeNull();
});

test("invalid header fields are empty", () => {
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

test("a news item with an invalid date has its creation date, or none", () => {
  const json = node("news", "Zonder dag", "/nieuws/zonder", { field_publication_date: value("binnenkort") });
  const dateOf = (created: unknown) => pageSchema.parse({ ...json, created });
  expect(dateOf(value("2026-11-02"))).toMatchObject({ publicationDate: "2026-11-02" });
  expect(dateOf([])).toMatchObject({ title: "Zonder dag", publicationDate: null });
});
