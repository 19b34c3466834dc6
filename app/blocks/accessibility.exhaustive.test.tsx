import { expect, test } from "vitest";
import { axeViolations, render } from "../../tests/setup/render";
import { BlockList } from "./block-list";
import { decodeBlocks } from "./decode-blocks";
import { blockExamples } from "./examples";

const examples = Object.entries(blockExamples).flatMap(([bundle, byName]) =>
  Object.entries(byName).map(([name, json]) => ({ bundle, name, json })),
);

test.each(examples)("$bundle $name renders without an accessibility violation", async ({ json }) => {
  const html = await render(<BlockList blocks={decodeBlocks([json])} layout="column" />);
  expect(await axeViolations(html)).toEqual([]);
});
