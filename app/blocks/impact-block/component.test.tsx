import { expect, test } from "vitest";
import { paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { ImpactBlock } from "./component";
import { impact, impactBlock } from "./definition";
import { impactBlockExamples, impactExamples } from "./examples";

const example = impactBlockExamples["with everything"];
const shown = async (json: unknown) =>
  dom(await render(<ImpactBlock block={impactBlock.decoder.parse(json)} />));

test("each result has a title under that of the block, a text and a picture that decorates", async () => {
  const document = await shown(example);
  expect(document.querySelector("h2")?.textContent).toBe("Dit kon dankzij jou");
  const items = [...document.querySelectorAll(".impact > li")];
  expect(items.map((item) => item.querySelector("h3")?.textContent)).toEqual([
    "Een luisterend oor",
    "Minder alleen",
    "Meer kennis",
  ]);
  expect(items.map((item) => item.querySelector("img")?.getAttribute("alt"))).toEqual(["", "", ""]);
});

test("a result offers its picture 350 and 700 wide", async () => {
  const img = (await shown(example)).querySelector("img");
  expect(img?.getAttribute("srcset")).toBe(
    "/drupal/media/3f2a1b9c/koffie/350.jpg 350w, /drupal/media/3f2a1b9c/koffie/700.jpg 700w",
  );
});

test("the block leads on only where it has a link", async () => {
  expect((await shown(example)).querySelector("a.btn")?.getAttribute("href")).toBe("/over-ons/wat-we-doen");
  expect((await shown({ ...example, field_link: [] })).querySelector("a, .actions")).toBeNull();
});

test("a result without a picture and a text is a plain title", async () => {
  const document = await shown(impactBlockExamples["with nothing but a title in the item"]);
  expect(document.querySelector(".impact > li")?.innerHTML).toBe("<h2>Een luisterend oor</h2>");
});

test("a result without a title costs only itself, and a block without results cannot be read", () => {
  const items = ["", "Minder alleen"].map((title) => paragraph("impact_item", { field_title: value(title) }));
  const block = impactBlock.decoder.parse(paragraph("impact_block", { field_items: items }));
  expect(block.items.map(({ title }) => title)).toEqual(["Minder alleen"]);
  expect(impactBlock.decoder.safeParse({ ...example, field_items: [] }).success).toBe(false);
});

test("the other name of the block shows the same", async () => {
  const other = await render(<ImpactBlock block={impact.decoder.parse(impactExamples["with everything"])} />);
  expect(other).toBe(await render(<ImpactBlock block={impactBlock.decoder.parse(example)} />));
});
