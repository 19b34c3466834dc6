import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { PijlersBlock } from "./component";
import { pijlers } from "./definition";
import { pijlersExamples } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<PijlersBlock block={pijlers.decoder.parse(json)} />));

test("each pijler is a link with a plain text", async () => {
  const document = await renderBlock(pijlersExamples["with four pijlers"]);
  const pijlers = [...document.querySelectorAll("div:has(> h3)")];
  expect(pijlers).toHaveLength(4);
  expect(pijlers[0]?.querySelector("h3 > a")?.getAttribute("href")).toBe("/herkennen-en-diagnose/signalen");
  expect(pijlers[0]?.querySelector("h3 > a")?.textContent).toBe("Vergeet ik te veel?");
  expect(pijlers[0]?.querySelector("p")?.innerHTML).toBe("Het verschil tussen ouder worden en dementie.");
});

test("the picture of a pijler is decorative, 140 px wide and loads lazily", async () => {
  const document = await renderBlock(pijlersExamples["with four pijlers"]);
  const images = [...document.querySelectorAll("img")];
  expect(images.map((img) => img.getAttribute("alt"))).toEqual(["", "", "", ""]);
  expect(images[0]?.getAttribute("src")).toBe("/drupal/media/3f2a1b9c/koffie/140.jpg");
  expect(images[0]?.getAttribute("width")).toBe("140");
  expect(images[0]?.getAttribute("srcset")).toBe("/drupal/media/3f2a1b9c/koffie/140.jpg 140w");
  expect(images[0]?.getAttribute("loading")).toBe("lazy");
  expect(images[3]?.getAttribute("src")).toBe("/drupal/media/9c1b2a3f/vergeet-mij-niet/original.svg");
});

test("pijlers have an h3 below the title of the block, an h2 without one", async () => {
  const levels = async (json: unknown) =>
    [...(await renderBlock(json)).querySelectorAll("h2, h3")].map(({ tagName }) => tagName);
  expect(await levels(pijlersExamples["with four pijlers"])).toEqual(["H2", "H3", "H3", "H3", "H3"]);
  expect(await levels(pijlersExamples["with nothing but titles and links"])).toEqual(["H2"]);
});

test("a pijler without a text and picture is only a link", async () => {
  const document = await renderBlock(pijlersExamples["with nothing but titles and links"]);
  expect(document.querySelector("h2")?.parentElement?.innerHTML).toBe(
    '<h2 class="pijler-title"><a href="/steun-ons">Steun ons</a></h2>',
  );
});
