import { expect, test } from "vitest";
import { link, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { HomeGridImageBlock } from "./component";
import { homeGridImage } from "./definition";
import { homeGridImageExamples } from "./examples";

const example = homeGridImageExamples["with everything"];
const shown = async (json: unknown) =>
  dom(await render(<HomeGridImageBlock block={homeGridImage.decoder.parse(json)} />));

test("a tile has one link, on its title, and a picture that only decorates", async () => {
  const document = await shown(example);
  const tiles = [...document.querySelectorAll(".home-tile")];
  expect(tiles.map((tile) => tile.querySelector("h3 > a.cover")?.textContent)).toEqual([
    "Bel onze hulplijn",
    "Ontmoet anderen",
  ]);
  expect(tiles.map((tile) => tile.querySelectorAll("a").length)).toEqual([1, 1]);
  expect(tiles.map((tile) => tile.querySelector("img")?.getAttribute("alt"))).toEqual(["", ""]);
  expect(document.querySelector(".lede")?.textContent).toContain("Je hoeft het niet alleen uit te zoeken.");
});

test("a tile of another site says so to the browser", async () => {
  const item = paragraph("home_grid_image_item", {
    field_title: value("Fietsen met een maatje"),
    field_link: link("https://www.example.nl", "Lees meer"),
  });
  const document = await shown(paragraph("home_grid_image", { field_items: [item] }));
  expect(document.querySelector("a.cover")?.getAttribute("rel")).toBe("noopener");
});

test("a carousel shows the same tiles as slides, named after the block", async () => {
  const document = await shown(homeGridImageExamples["as a carousel"]);
  expect(document.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Verhalen & tips");
  expect(document.querySelectorAll(".slide > .home-tile h3")).toHaveLength(4);
  expect(document.querySelector(".home-grid")).toBeNull();
  expect((await shown(example)).querySelector("[data-carousel]")).toBeNull();
});

test("a tile without a link, picture or text is a plain title", async () => {
  const document = await shown(homeGridImageExamples["with nothing but a title in the tile"]);
  expect(document.querySelector(".home-tile h2")?.textContent).toBe("Volg een training");
  expect(document.querySelector(".lede, a, img, .pic")).toBeNull();
});
