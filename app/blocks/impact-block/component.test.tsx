import { expect, test } from "vitest";
import { paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { ImpactBlock } from "./component";
import { impact, impactBlock } from "./definition";
import { impactBlockExamples, impactExamples } from "./examples";

const example = impactBlockExamples["with everything"];
const renderBlock = async (json: unknown) =>
  dom(await render(<ImpactBlock block={impactBlock.decoder.parse(json)} />));

test("each result has a heading below that of the block and a decorative picture", async () => {
  const document = await renderBlock(example);
  expect(document.querySelector("h2")?.textContent).toBe("Dit kon dankzij jou");
  const items = [...document.querySelectorAll("ul > li")];
  expect(items.map((item) => item.querySelector("h3")?.textContent)).toEqual([
    "Een luisterend oor",
    "Minder alleen",
    "Meer kennis",
  ]);
  expect(items.map((item) => item.querySelector("img")?.getAttribute("alt"))).toEqual(["", "", ""]);
});

test("the picture of a result has crops of 350 and 700 px", async () => {
  const img = (await renderBlock(example)).querySelector("img");
  expect(img?.getAttribute("srcset")).toBe(
    "/drupal/media/3f2a1b9c/koffie/350.jpg 350w, /drupal/media/3f2a1b9c/koffie/700.jpg 700w",
  );
});

test("the button is shown only if the block has a link", async () => {
  expect((await renderBlock(example)).querySelector("a")?.getAttribute("href")).toBe("/over-ons/wat-we-doen");
  expect((await renderBlock({ ...example, field_link: [] })).querySelector("a, div:empty")).toBeNull();
});

test("a result without a picture and text is only a heading", async () => {
  const document = await renderBlock(impactBlockExamples["with nothing but a title in the item"]);
  expect(document.querySelector("li")?.innerHTML).toBe("<h2>Een luisterend oor</h2>");
});

test("a result without a title is left out; a block without results cannot be decoded", () => {
  const items = ["", "Minder alleen"].map((title) => paragraph("impact_item", { field_title: value(title) }));
  const block = impactBlock.decoder.parse(paragraph("impact_block", { field_items: items }));
  expect(block.items.map(({ title }) => title)).toEqual(["Minder alleen"]);
  expect(impactBlock.decoder.safeParse({ ...example, field_items: [] }).success).toBe(false);
});

test("the other bundle of the block renders the same", async () => {
  const other = await render(<ImpactBlock block={impact.decoder.parse(impactExamples["with everything"])} />);
  expect(other).toBe(await render(<ImpactBlock block={impactBlock.decoder.parse(example)} />));
});
