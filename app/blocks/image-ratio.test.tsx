import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fieldTable } from "~/fields/field-kinds";
import { imageRatios } from "~/fields/images";
import { value } from "~/fields/wire-examples";
import { dom, render } from "../../tests/setup/render";
import { BlockList } from "./block-list";
import { decodeBlocks } from "./decode-blocks";
import { blockDefinitions } from "./definitions";
import { blockExamples } from "./examples";

const withRatio = Object.values(blockDefinitions).flatMap(({ bundle, fields }) =>
  fieldTable(fields).has("image_ratio") ? [bundle] : [],
);
const css = readFileSync("app/design/styles/cards.css", "utf8");

test.each(withRatio.flatMap((bundle) => [...imageRatios, "5-1", ""].map((ratio) => ({ bundle, ratio }))))(
  "the pictures of a $bundle have the ratio '$ratio', or 16-9 if there is none",
  async ({ bundle, ratio }) => {
    const expected = imageRatios.find((known) => known === ratio) ?? "16-9";
    const [example] = Object.values(Object(blockExamples)[bundle]);
    const json = { ...Object(example), field_image_ratio: value(ratio) };
    const { body } = dom(await render(<BlockList blocks={decodeBlocks([json])} layout="column" />));
    const boxes = [...body.querySelectorAll(".pic-crop")];
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) {
      expect(box.classList).toContain(`ratio-${expected}`);
      // A crop of 16:9 would be cut a second time.
      expect(/\/350x197\.jpg/.test(box.innerHTML)).toBe(expected === "16-9");
    }
  },
);

test.each(imageRatios.slice(1))("a box of %s has its ratio without the property `aspect-ratio`", (ratio) => {
  const [width = 0, height = 0] = ratio.split("-").map(Number);
  const [, padding] = new RegExp(`\\.ratio-${ratio} \\{\\s*padding-top: ([\\d.]+)%`).exec(css) ?? [];
  expect(Number(padding)).toBeCloseTo((height / width) * 100, 2);
});
