import { expect, test } from "vitest";
import { html, node, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { ImageGridNodeBlock } from "./component";
import { imageGridNode } from "./definition";
import { imageGridNodeExamples } from "./examples";

const example = imageGridNodeExamples["with four columns"];
const shown = async (json: unknown) =>
  dom(await render(<ImageGridNodeBlock block={imageGridNode.decoder.parse(json)} />));

test("a card shows the page's own title, introduction in plain words and picture", async () => {
  const document = await shown(example);
  const last = [...document.querySelectorAll(".card")].at(-1);
  expect(last?.querySelector("h3 > a.cover")?.getAttribute("href")).toBe("/regelzaken/geldzaken");
  expect(last?.querySelector("h3")?.textContent).toBe("Geldzaken");
  expect(last?.querySelector("p")?.innerHTML).toBe("Rekeningen, bank en hulp bij betalen.");
  expect(last?.querySelector("img")?.getAttribute("alt")).toBe("");
});

test.each([
  { columns: value(4), expected: "cards grid-4" },
  { columns: value(2), expected: "cards grid-3" },
  { columns: [], expected: "cards grid-3" },
])("a grid of $columns columns is '$expected'", async ({ columns, expected }) => {
  const document = await shown({ ...example, field_columns: columns });
  expect(document.querySelector(".cards")?.className).toBe(expected);
});

test("what has no page of its own leads to where its button leads, with its kind and its place", async () => {
  const document = await shown(imageGridNodeExamples["with what has no page of its own"]);
  const cards = [...document.querySelectorAll(".card")];
  expect(cards.map((card) => card.querySelector("a.cover")?.getAttribute("href"))).toEqual([
    "https://www.dehoeve.example/",
    "https://www.bibliotheek.nl/",
    "/doneren",
  ]);
  expect(cards.map((card) => card.querySelector(".tag")?.textContent)).toEqual([
    "Odensehuis",
    "Boek",
    undefined,
  ]);
  expect(cards[0]?.querySelector(".address")?.textContent).toContain("Appeldijk 40");
});

test.each(["donation_content", "ontmoetingsplek", "recommendation_item"])(
  "a %s needs a title, and nothing else that can be read",
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
    const document = await shown(paragraph("image_grid_node", { field_nodes: nodes }));
    expect([...document.querySelectorAll(".card")].map((card) => card.textContent)).toEqual(["De Hoeve"]);
  },
);

test("a long introduction is cut after a whole word", async () => {
  const long = node("content_page", "Verloop", "/dementie/verloop", {
    field_introduction_wysiwyg: html(`<p>${"woordje ".repeat(40)}</p>`),
  });
  const document = await shown(paragraph("image_grid_node", { field_nodes: [long] }));
  const text = document.querySelector(".card p")?.textContent ?? "";
  expect(text.length).toBeLessThanOrEqual(140);
  expect(text).toMatch(/^(woordje )+woordje…$/);
});

test("a page that is unpublished, or has no address, has no card", async () => {
  const nodes = [
    { ...node("content_page", "Nog niet klaar", "/nog-niet-klaar"), status: value(false) },
    { ...node("content_page", "Zonder adres", "/weg"), path: [{ alias: null, pid: null, langcode: "nl" }] },
    node("content_page", "Vormen", "/dementie/vormen"),
  ];
  const document = await shown(paragraph("image_grid_node", { field_nodes: nodes }));
  expect([...document.querySelectorAll("h2")].map((title) => title.textContent)).toEqual(["Vormen"]);
});
