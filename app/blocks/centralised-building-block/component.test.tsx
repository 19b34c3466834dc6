import { expect, test } from "vitest";
import { paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { BlockList } from "../block-list";
import { decodeBlocks } from "../decode-blocks";
import { buildingBlock, centralisedBuildingBlockExamples, sentence } from "./examples";

const shown = async (...paragraphs: unknown[]) =>
  dom(await render(<BlockList blocks={decodeBlocks(paragraphs)} layout="sections" />));
const texts = (document: Document) =>
  [...document.querySelectorAll("section")].map(({ textContent }) => textContent);

test("its blocks stand among those of the page, in their place", async () => {
  const shared = buildingBlock([sentence("Eén"), sentence("Twee")]);
  const document = await shown(sentence("Ervoor"), shared, sentence("Erna"));
  expect(texts(document)).toEqual(["Ervoor", "Eén", "Twee", "Erna"]);
});

test("without a value there is nothing, not even an empty shell", async () => {
  const empty = centralisedBuildingBlockExamples["with nothing"];
  expect(texts(await shown(empty, sentence("Erna")))).toEqual(["Erna"]);
  expect(await render(<BlockList blocks={decodeBlocks([empty])} layout="sections" />)).toBe("");
});

test.each([
  ["switched off", value(false)],
  ["of which nobody says it is switched on", []],
])("content that is %s is not shown", async (_, status) => {
  const content = { title: value("Geheim"), status, field_page_content: [sentence("Geheim")] };
  const json = paragraph("centralised_building_block", { field_building_block: [content] });
  expect(texts(await shown(json, sentence("Erna")))).toEqual(["Erna"]);
});

test("a block within it that cannot be read costs only itself, and an editor sees why", async () => {
  const json = buildingBlock([paragraph("quote"), sentence("Blijft staan")]);
  expect(texts(await shown(json))).toEqual(["Blijft staan"]);
  expect(decodeBlocks([json])[0]).toEqual({
    type: "broken",
    bundle: "quote",
    reason: "field_quote is empty",
  });
});

test("content that is no content at all costs only its block", () => {
  const json = paragraph("centralised_building_block", { field_building_block: ["12"] });
  expect(decodeBlocks([json])).toEqual([
    expect.objectContaining({ type: "broken", bundle: "centralised_building_block" }),
  ]);
});

test("three building blocks may stand in each other, a fourth is left out", async () => {
  const fourth = buildingBlock([sentence("Vier diep")]);
  const third = buildingBlock([sentence("Drie diep"), fourth]);
  const first = buildingBlock([buildingBlock([third]), sentence("Eén diep")]);
  expect(texts(await shown(first))).toEqual(["Drie diep", "Eén diep"]);
  expect(decodeBlocks([first])[1]).toEqual({
    type: "broken",
    bundle: "centralised_building_block",
    reason: "is nested more than 3 building blocks deep",
  });
});
