import { expect, test } from "vitest";
import { value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { GridWithImageBlock } from "./component";
import { gridWithImage } from "./definition";
import { gridWithImageExamples } from "./examples";

const example = gridWithImageExamples["with four columns"];
const renderBlock = async (json: unknown) =>
  dom(await render(<GridWithImageBlock block={gridWithImage.decoder.parse(json)} />));

test.each([
  { columns: value(4), expected: "cards grid-4" },
  { columns: value("4"), expected: "cards grid-4" },
  { columns: value(3), expected: "cards grid-3" },
  { columns: value(5), expected: "cards grid-3" },
  { columns: value("vier"), expected: "cards grid-3" },
  { columns: [], expected: "cards grid-3" },
])("a grid with $columns columns has the classes '$expected'", async ({ columns, expected }) => {
  const document = await renderBlock({ ...example, field_columns: columns });
  expect(document.querySelector("article")?.parentElement?.className).toBe(expected);
});

test("a card has one link, on its title, and a decorative picture", async () => {
  const document = await renderBlock(example);
  const cards = [...document.querySelectorAll("article")];
  expect(cards).toHaveLength(4);
  expect(cards[3]?.querySelectorAll("a")).toHaveLength(1);
  expect(cards[3]?.querySelector("h3 > a")?.getAttribute("href")).toBe("/leven-met-dementie/werken");
  expect(cards.map((card) => card.querySelector("img")?.getAttribute("alt"))).toEqual(["", "", "", ""]);
});

test("a card without a link, picture or text is a plain title", async () => {
  const document = await renderBlock(gridWithImageExamples["with nothing but a title in the card"]);
  expect(document.querySelector("article h2")?.textContent).toBe("Ontmoetingscentrum");
  expect(document.querySelector("a, img, div:empty")).toBeNull();
});
