import { expect, test } from "vitest";
import { html, node, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { ImageGridNodeBlock } from "./component";
import { imageGridNode } from "./definition";
import { imageGridNodeExamples } from "./examples";

const example = imageGridNodeExamples["with four columns"];
const renderBlock = async (json: unknown) =>
  dom(await render(<ImageGridNodeBlock block={imageGridNode.decoder.parse(json)} />));

test("a card has the title, plain introduction and picture of its page", async () => {
  const document = await renderBlock(example);
  const last = [...document.querySelectorAll("article")].at(-1);
  expect(last?.querySelector("h3 > a")?.getAttribute("href")).toBe("/regelzaken/geldzaken");
  expect(last?.querySelector("h3")?.textContent).toBe("Geldzaken");
  expect(last?.querySelector("p")?.innerHTML).toBe("Rekeningen, bank en hulp bij betalen.");
  expect(last?.querySelector("img")?.getAttribute("alt")).toBe("");
});

test.each([
  { columns: value(4), expected: "cards grid-4" },
  { columns: value(2), expected: "cards grid-3" },
  { columns: [], expected: "cards grid-3" },
])("a grid with $columns columns has the classes '$expected'", async ({ columns, expected }) => {
  const document = await renderBlock({ ...example, field_columns: columns });
  expect(document.querySelector("article")?.parentElement?.className).toBe(expected);
});

test("an item without a page links to the target of its button and has its type and address", async () => {
  const document = await renderBlock(imageGridNodeExamples["with items that have no page of their own"]);
  const cards = [...document.querySelectorAll("article")];
  expect(cards.map((card) => card.querySelector("h3 a")?.getAttribute("href"))).toEqual([
    "https://www.dehoeve.example/",
    "https://www.bibliotheek.nl/",
    "/doneren",
  ]);
  expect(cards.map((card) => card.querySelector("h3")?.previousElementSibling?.textContent)).toEqual([
    "Odensehuis",
    "Boek",
    undefined,
  ]);
  expect(cards[0]?.textContent).toContain("Appeldijk 40");
});

test.each(["donation_content", "ontmoetingsplek", "recommendation_item"])(
  "a %s is a card if it has a title, also if no other field can be decoded",
  async (bundle) => {
    const broken = {
      field_header_image_video: "x",
      field_external_link: "x",
      field_primary_button: 3,
      path: "x",
    };
    const nodes = [
      { ...node(bundle, "De Hoeve", "/x"), ...broken },
      { ...node(bundle, "", "/x"), ...broken },
    ];
    const document = await renderBlock(paragraph("image_grid_node", { field_nodes: nodes }));
    expect([...document.querySelectorAll("article")].map((card) => card.textContent)).toEqual(["De Hoeve"]);
  },
);

test("a long introduction is truncated after a word", async () => {
  const long = node("content_page", "Verloop", "/dementie/verloop", {
    field_introduction_wysiwyg: html(`<p>${"woordje ".repeat(40)}</p>`),
  });
  const document = await renderBlock(paragraph("image_grid_node", { field_nodes: [long] }));
  const text = document.querySelector("article p")?.textContent ?? "";
  expect(text.length).toBeLessThanOrEqual(140);
  expect(text).toMatch(/^(woordje )+woordje…$/);
});

test("a page that is unpublished or has no path has no card", async () => {
  const nodes = [
    { ...node("content_page", "Nog niet klaar", "/nog-niet-klaar"), status: value(false) },
    { ...node("content_page", "Zonder adres", "/weg"), path: [{ alias: null, pid: null, langcode: "nl" }] },
    node("content_page", "Vormen", "/dementie/vormen"),
  ];
  const document = await renderBlock(paragraph("image_grid_node", { field_nodes: nodes }));
  expect([...document.querySelectorAll("h2")].map((title) => title.textContent)).toEqual(["Vormen"]);
});
