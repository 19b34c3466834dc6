import fc from "fast-check";
import { expect, test } from "vitest";
import { damaged } from "../../tests/factories/damaged";
import { render } from "../../tests/setup/render";
import { BlockList } from "./block-list";
import { decodeBlocks } from "./decode-blocks";
import { blockExamples } from "./examples";

const examples = Object.entries(blockExamples).flatMap(([bundle, byName]) =>
  Object.values(byName).map((json): [string, unknown] => [bundle, json]),
);

test.each(examples)(
  "a damaged %s block can be rendered and does not become several blocks",
  async (bundle, json) => {
    const maxBlocks = Math.max(1, decodeBlocks([json]).length);
    // A list in place of the content of a building block becomes as many blocks as it has items.
    const maxBlocksOf = (document: unknown) =>
      bundle === "centralised_building_block" ? Math.max(maxBlocks, maxListLength(document)) : maxBlocks;
    await fc.assert(
      fc.asyncProperty(damaged(json), async (document) => {
        const blocks = decodeBlocks([document]);
        expect(blocks.length).toBeLessThanOrEqual(maxBlocksOf(document));
        await render(<BlockList blocks={blocks} layout="sections" preview />);
      }),
      { numRuns: 25 },
    );
  },
);

function maxListLength(json: unknown): number {
  if (typeof json !== "object" || json === null) return 0;
  const length = Array.isArray(json) ? json.length : 0;
  return Math.max(length, ...Object.values(json).map(maxListLength));
}
