import { expect, test } from "vitest";
import { value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { GridWithImageBlock } from "./component";
import { gridWithImage } from "./definition";
import { gridWithImageExamples } from "./examples";

const example = gridWithImageExamples["with four columns"];
const shown = async (json: unknown) =>
  dom(await render(<GridWithImageBlock block={gridWithImage.decoder.parse(json)} />));

test.each([
  { columns: value(4), expected: "cards grid-4" },
  { columns: value("4"), expected: "cards grid-4" },
  { columns: value(3), expected: "cards grid-3" },
  { columns: value(5), expected: "cards grid-3" },
  { columns: value("vier"), expected: "cards grid-3" },
  { columns: [], expected: "cards grid-3" },
])("a grid of $columns columns is '$expected'", async ({ columns, expected }) => {
  const document = await shown({ ...example, field_columns: columns });
  expect(document.querySelector(".cards")?.className).toBe(expected);
});

test("a card has one link, on its title, and a picture that only decorates", async () => {
  const document = await shown(example);
  const cards = [...document.querySelectorAll(".card")];
  expect(cards).toHaveLength(4);
  expect(cards[3]?.querySelectorAll("a")).toHaveLength(1);
  expect(cards[3]?.querySelector("h3 > a.cover")?.getAttribute("href")).toBe("/leven-met-dementie/werken");
  expect(cards.map((card) => card.querySelector("img")?.getAttribute("alt"))).toEqual(["", "", "", ""]);
});

test("a card without a link, picture or text is a plain title", async () => {
  const document = await shown(gridWithImageExamples["with nothing but a title in the card"]);
  expect(document.querySelector(".card h2")?.textContent).toBe("Ontmoetingscentrum");
  expect(document.querySelector("a, img, .pic")).toBeNull();
});
