import { expect, test } from "vitest";
import { paragraph, value } from "~/fields/wire-examples";
import { dom, htmlProblems, render } from "../../tests/setup/render";
import { BlockList } from "./block-list";
import { decodeBlocks } from "./decode-blocks";
import { blockDefinitions } from "./definitions";
import { blockExamples } from "./examples";

const examples = Object.entries(blockExamples).flatMap(([bundle, byName]) =>
  Object.entries(byName).map(([name, json]) => ({ bundle, name, json })),
);

test.each(examples.filter(({ bundle }) => bundle !== "centralised_building_block"))(
  "$bundle $name decodes to its own type",
  ({ bundle, json }) => {
    expect(decodeBlocks([json])).toEqual([expect.objectContaining({ type: bundle })]);
  },
);

test.each(examples)("$bundle $name is valid HTML", async ({ json }) => {
  const html = await render(<BlockList blocks={decodeBlocks([json])} layout="column" />);
  expect(await htmlProblems(html)).toEqual([]);
});

test.each(Object.keys(blockDefinitions))(
  "a %s block without fields does not affect other blocks",
  async (bundle) => {
    const good = paragraph("text", { field_text: [{ value: "<p>Blijft staan</p>" }] });
    const html = await render(<BlockList blocks={decodeBlocks([paragraph(bundle), good])} layout="column" />);
    expect(dom(html).body.textContent).toContain("Blijft staan");
  },
);

test("an unpublished block is left out", () => {
  const unpublished = {
    ...paragraph("text", { field_text: [{ value: "<p>Weg</p>" }] }),
    status: value(false),
  };
  expect(decodeBlocks([unpublished])).toEqual([]);
});

test("an unsupported block shows a message", async () => {
  const html = await render(<BlockList blocks={decodeBlocks([paragraph("carousel_3d")])} layout="column" />);
  expect(html).toContain("No transformer implemented for: carousel_3d");
});

test("a broken block shows its reason in a preview only", async () => {
  const blocks = decodeBlocks([paragraph("quote")]);
  expect(await render(<BlockList blocks={blocks} layout="column" />)).toBe("");
  expect(await render(<BlockList blocks={blocks} layout="column" preview />)).toContain(
    "field_quote is empty",
  );
});

test("a list block without items renders nothing", async () => {
  const listBundles = [
    "expandable",
    "grid_with_image",
    "home_grid_image",
    "home_link_grid",
    "link_list",
    "pijlers",
    "cta",
  ];
  const blocks = decodeBlocks(listBundles.map((bundle) => paragraph(bundle, { field_items: [] })));
  expect(await render(<BlockList blocks={blocks} layout="sections" />)).toBe("");
});

test.each(examples)("$bundle $name has unique ids if it is on a page twice", async ({ json }) => {
  const html = await render(<BlockList blocks={decodeBlocks([json, json])} layout="column" />);
  const ids = [...dom(html).querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
