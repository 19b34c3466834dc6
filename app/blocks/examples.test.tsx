import { describe, expect, test } from "vitest";
import { blockVariants, valuesOf } from "../../tests/factories/block-variants";
import { latestNews } from "../../tests/factories/latest-news";
import { dom, render } from "../../tests/setup/render";
import { wordsThatRunTogether } from "../../tests/setup/words-apart";
import { BlockList } from "./block-list";
import { decodeBlocks } from "./decode-blocks";
import { blockExamples } from "./examples";

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;

const bundles = new Map<string, object>(Object.entries(blockExamples));

const examplesOf = (bundle: string) =>
  Object.entries(bundles.get(bundle) ?? {}).flatMap(([name, json]) => (isJson(json) ? [{ name, json }] : []));

/** Whether a block with these fields can be decoded and renders something. */
async function isRendered(json: Json): Promise<boolean> {
  const blocks = decodeBlocks([json]);
  const broken = blocks.length === 0 || blocks.some(({ type }) => type === "broken");
  return !broken && (await renderExample(json)) !== "";
}

/** Renders an example, with news for a news block. */
function renderExample(json: Json): Promise<string> {
  const blocks = decodeBlocks([json]).map((block) =>
    block.type === "news_block" ? { ...block, data: { items: latestNews(1) } } : block,
  );
  return render(<BlockList blocks={blocks} layout="column" />);
}

/** Non-empty fields that can be removed without losing the block. */
async function optionalFields(json: Json): Promise<string[]> {
  const filled = Object.keys(json).filter((key) => key.startsWith("field_") && String(json[key]) !== "");
  const results = await Promise.all(filled.map((key) => isRendered({ ...json, [key]: [] })));
  return filled.filter((_, index) => results[index]);
}

describe.each(Object.keys(blockExamples))("the examples of %s", (bundle) => {
  test("include one with required fields only", async () => {
    const optional = await Promise.all(examplesOf(bundle).map(({ json }) => optionalFields(json)));
    expect(optional.map((fields) => fields.length)).toContain(0);
  });

  test("include one named after its long text, with long text", async () => {
    const long = examplesOf(bundle).filter(({ name }) => /\blong/.test(name));
    expect(long.length).toBeGreaterThan(0);
    for (const { name, json } of long) {
      const { body } = dom(await renderExample(json));
      const texts = [...body.querySelectorAll("*")].flatMap(({ childNodes }) =>
        [...childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent?.length ?? 0] : [])),
      );
      expect(Math.max(...texts), name).toBeGreaterThan(65);
    }
  });

  test("have whitespace between words, also without CSS", async () => {
    for (const { name, json } of examplesOf(bundle)) {
      expect(wordsThatRunTogether(dom(await renderExample(json)).body), name).toEqual([]);
    }
  });

  test("include one with everyday content", () => {
    const everyday = examplesOf(bundle).filter(({ name }) => !/\b(long|nothing)/.test(name));
    expect(everyday.length).toBeGreaterThan(0);
  });
});

test.each(blockVariants)("%s has an example of each %s", (bundle, name, expected) => {
  const decoded = examplesOf(bundle).flatMap(({ json }) => decodeBlocks([json]));
  expect(valuesOf(name, decoded)).toEqual(expect.arrayContaining(expected));
});
