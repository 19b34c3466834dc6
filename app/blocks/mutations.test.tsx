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
  "whatever the CMS sends in place of a field costs at most that %s block",
  async (bundle, json) => {
    const most = Math.max(1, decodeBlocks([json]).length);
    // A list in place of its content is as many blocks as the list is long.
    const mostIn = (document: unknown) =>
      bundle === "centralised_building_block" ? Math.max(most, longestList(document)) : most;
    await fc.assert(
      fc.asyncProperty(damaged(json), async (document) => {
        const blocks = decodeBlocks([document]);
        expect(blocks.length).toBeLessThanOrEqual(mostIn(document));
        await render(<BlockList blocks={blocks} layout="sections" preview />);
      }),
      { numRuns: 25 },
    );
  },
);

function longestList(json: unknown): number {
  if (typeof json !== "object" || json === null) return 0;
  const own = Array.isArray(json) ? json.length : 0;
  return Math.max(own, ...Object.values(json).map(longestList));
}
