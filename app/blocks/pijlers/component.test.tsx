import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { PijlersBlock } from "./component";
import { pijlersExamples } from "./examples";
import { pijlersSchema } from "./schema";

const shown = async (json: unknown) => dom(await render(<PijlersBlock block={pijlersSchema.parse(json)} />));

test("each pijler is a link with a line of plain text", async () => {
  const document = await shown(pijlersExamples["with four pijlers"]);
  const pijlers = [...document.querySelectorAll(".pijler")];
  expect(pijlers).toHaveLength(4);
  expect(pijlers[0]?.querySelector("h3 > a")?.getAttribute("href")).toBe("/herkennen-en-diagnose/signalen");
  expect(pijlers[0]?.querySelector("h3 > a")?.textContent).toBe("Vergeet ik te veel?");
  expect(pijlers[0]?.querySelector("p")?.innerHTML).toBe("Het verschil tussen ouder worden en dementie.");
});

test("the picture of a pijler only decorates, is 140 wide and loads at once", async () => {
  const document = await shown(pijlersExamples["with four pijlers"]);
  const images = [...document.querySelectorAll("img")];
  expect(images.map((img) => img.getAttribute("alt"))).toEqual(["", "", "", ""]);
  expect(images[0]?.getAttribute("src")).toBe("/drupal/media/3f2a1b9c/koffie/140.jpg");
  expect(images[0]?.getAttribute("width")).toBe("140");
  expect(images[0]?.hasAttribute("loading")).toBe(false);
  expect(images[3]?.getAttribute("src")).toBe("/drupal/media/9c1b2a3f/vergeet-mij-niet/original.svg");
});

test("a pijler without a text or picture is a link alone", async () => {
  const document = await shown(pijlersExamples["with nothing but titles and links"]);
  expect(document.querySelector(".pijler")?.innerHTML).toBe('<h3><a href="/steun-ons">Steun ons</a></h3>');
  expect(document.querySelector("h2")).toBeNull();
});
