import { expect, test } from "vitest";
import { paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { BlockList } from "../block-list";
import { decodeBlocks } from "../decode-blocks";
import { buildingBlock, centralisedBuildingBlockExamples, sentence } from "./examples";

const renderBlock = async (...paragraphs: unknown[]) =>
  dom(await render(<BlockList blocks={decodeBlocks(paragraphs)} layout="sections" />));
const texts = (document: Document) =>
  [...document.querySelectorAll("section")].map(({ textContent }) => textContent);

test("the blocks of a building block replace it", async () => {
  const shared = buildingBlock([sentence("Eén"), sentence("Twee")]);
  const document = await renderBlock(sentence("Ervoor"), shared, sentence("Erna"));
  expect(texts(document)).toEqual(["Ervoor", "Eén", "Twee", "Erna"]);
});

test("a building block without content renders nothing", async () => {
  const empty = centralisedBuildingBlockExamples["with nothing"];
  expect(texts(await renderBlock(empty, sentence("Erna")))).toEqual(["Erna"]);
  expect(await render(<BlockList blocks={decodeBlocks([empty])} layout="sections" />)).toBe("");
});

test.each([
  ["unpublished", value(false)],
  ["without a status", []],
])("content that is %s is left out", async (_, status) => {
  const content = { title: value("Geheim"), status, field_page_content: [sentence("Geheim")] };
  const json = paragraph("centralised_building_block", { field_building_block: [content] });
  expect(texts(await renderBlock(json, sentence("Erna")))).toEqual(["Erna"]);
});

test("a broken block in a building block does not affect the others and keeps its reason", async () => {
  const json = buildingBlock([paragraph("quote"), sentence("Blijft staan")]);
  expect(texts(await renderBlock(json))).toEqual(["Blijft staan"]);
  expect(decodeBlocks([json])[0]).toEqual({
    type: "broken",
    bundle: "quote",
    reason: "field_quote is empty",
  });
});

test("content that cannot be decoded makes the building block broken", () => {
  const json = paragraph("centralised_building_block", { field_building_block: ["12"] });
  expect(decodeBlocks([json])).toEqual([
    expect.objectContaining({ type: "broken", bundle: "centralised_building_block" }),
  ]);
});

test("building blocks may be nested three deep; a fourth level is broken", async () => {
  const fourth = buildingBlock([sentence("Vier diep")]);
  const third = buildingBlock([sentence("Drie diep"), fourth]);
  const first = buildingBlock([buildingBlock([third]), sentence("Eén diep")]);
  expect(texts(await renderBlock(first))).toEqual(["Drie diep", "Eén diep"]);
  expect(decodeBlocks([first])[1]).toEqual({
    type: "broken",
    bundle: "centralised_building_block",
    reason: "is nested more than 3 building blocks deep",
  });
});
