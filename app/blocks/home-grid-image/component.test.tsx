import { expect, test } from "vitest";
import { link, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { HomeGridImageBlock } from "./component";
import { homeGridImage } from "./definition";
import { homeGridImageExamples } from "./examples";

const example = homeGridImageExamples["with everything"];
const renderBlock = async (json: unknown) =>
  dom(await render(<HomeGridImageBlock block={homeGridImage.decoder.parse(json)} />));

test("a tile has one link, on its title, and a decorative picture", async () => {
  const document = await renderBlock(example);
  const tiles = [...document.querySelectorAll("article")];
  expect(tiles.map((tile) => tile.querySelector("h3 > a")?.textContent)).toEqual([
    "Bel onze hulplijn",
    "Ontmoet anderen",
  ]);
  expect(tiles.map((tile) => tile.querySelectorAll("a").length)).toEqual([1, 1]);
  expect(tiles.map((tile) => tile.querySelector("img")?.getAttribute("alt"))).toEqual(["", ""]);
  expect(document.body.textContent).toContain("Je hoeft het niet alleen uit te zoeken.");
});

test.each([
  ["Tips", "H2 H3 H3 H4"],
  [null, "H2 H2 H3"],
])("headings in texts fit below those of the block: %s", async (title, levels) => {
  const item = paragraph("home_grid_image_item", {
    field_title: value("Fietsen"),
    field_text: value("<h2>Waar?</h2>"),
  });
  const document = await renderBlock(
    paragraph("home_grid_image", {
      ...(title && { field_title: value(title) }),
      field_text: value("<h2>Hoe?</h2>"),
      field_items: [item],
    }),
  );
  const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  expect(headings.map(({ tagName }) => tagName).join(" ")).toBe(levels);
});

test("a link to another site has rel=noopener", async () => {
  const item = paragraph("home_grid_image_item", {
    field_title: value("Fietsen met een maatje"),
    field_link: link("https://www.example.nl", "Lees meer"),
  });
  const document = await renderBlock(paragraph("home_grid_image", { field_items: [item] }));
  expect(document.querySelector("article a")?.getAttribute("rel")).toBe("noopener");
});

test("a carousel has the tiles as slides and the title of the block as its name", async () => {
  const document = await renderBlock(homeGridImageExamples["as a carousel"]);
  expect(document.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Verhalen & tips");
  expect(document.querySelectorAll("[data-carousel] li > article h3")).toHaveLength(4);
  expect(document.querySelectorAll("article")).toHaveLength(4);
  expect((await renderBlock(example)).querySelector("[data-carousel]")).toBeNull();
});

test("a carousel of one is a tile without arrows", async () => {
  const item = paragraph("home_grid_image_item", { field_title: value("Fietsen met een maatje") });
  const json = paragraph("home_grid_image", { field_items: [item], field_carousel: value(true) });
  const document = await renderBlock(json);
  expect(document.querySelectorAll("article")).toHaveLength(1);
  expect(document.querySelector("[data-carousel], button")).toBeNull();
});

test("a tile without a link, picture or text is a plain title", async () => {
  const document = await renderBlock(homeGridImageExamples["with nothing but a title in the tile"]);
  expect(document.querySelector("article h2")?.textContent).toBe("Volg een training");
  expect(document.querySelector("p, a, img, div:empty")).toBeNull();
});
