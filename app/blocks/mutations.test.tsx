import fc from "fast-check";
import { expect, test } from "vitest";
import { render } from "../../tests/setup/render";
import { BlockList } from "./block-list";
import { decodeBlocks } from "./decode-blocks";
import { blockExamples } from "./examples";

const examples = Object.entries(blockExamples).flatMap(([bundle, byName]) =>
  Object.values(byName).map((json): [string, unknown] => [bundle, json]),
);

/** A document with one value, somewhere, replaced by anything JSON can hold. */
const damaged = (json: unknown) =>
  fc.tuple(fc.nat(), fc.jsonValue()).map(([position, value]) => replaceAt(json, position, value));

test.each(examples)(
  "whatever the CMS sends in place of a field costs at most that %s block",
  async (_bundle, json) => {
    await fc.assert(
      fc.asyncProperty(damaged(json), async (document) => {
        const blocks = decodeBlocks([document]);
        expect(blocks.length).toBeLessThanOrEqual(1);
        await render(<BlockList blocks={blocks} layout="sections" preview />);
      }),
      { numRuns: 25 },
    );
  },
);

function replaceAt(json: unknown, position: number, value: unknown): unknown {
  let left = position % count(json);
  const visit = (node: unknown): unknown => {
    if (left === 0) {
      left -= 1;
      return value;
    }
    left -= 1;
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, visit(child)]));
  };
  return visit(json);
}

function count(json: unknown): number {
  if (typeof json !== "object" || json === null) return 1;
  return 1 + Object.values(json).reduce((sum: number, child) => sum + count(child), 0);
}
