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

/** Whether a block is there at all with these fields: it can be read, and shows something. */
async function stands(json: Json): Promise<boolean> {
  const blocks = decodeBlocks([json]);
  const broken = blocks.length === 0 || blocks.some(({ type }) => type === "broken");
  return !broken && (await shown(json)) !== "";
}

/** With what it gets from elsewhere. */
function shown(json: Json): Promise<string> {
  const blocks = decodeBlocks([json]).map((block) =>
    block.type === "news_block" ? { ...block, data: { items: latestNews(1) } } : block,
  );
  return render(<BlockList blocks={blocks} layout="column" />);
}

/** The fields of the editor that are filled in, and without which there is a block too. */
async function optionalFields(json: Json): Promise<string[]> {
  const filled = Object.keys(json).filter((key) => key.startsWith("field_") && String(json[key]) !== "");
  const kept = await Promise.all(filled.map((key) => stands({ ...json, [key]: [] })));
  return filled.filter((_, index) => kept[index]);
}

describe.each(Object.keys(blockExamples))("the examples of %s", (bundle) => {
  test("have one with nothing that can be left out", async () => {
    const left = await Promise.all(examplesOf(bundle).map(({ json }) => optionalFields(json)));
    expect(left.map((fields) => fields.length)).toContain(0);
  });

  test("have one that is named after its long words, and has them", async () => {
    const long = examplesOf(bundle).filter(({ name }) => /\blong/.test(name));
    expect(long.length).toBeGreaterThan(0);
    for (const { name, json } of long) {
      const { body } = dom(await shown(json));
      const texts = [...body.querySelectorAll("*")].flatMap(({ childNodes }) =>
        [...childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent?.length ?? 0] : [])),
      );
      expect(Math.max(...texts), name).toBeGreaterThan(65);
    }
  });

  test("keep words apart without style too", async () => {
    for (const { name, json } of examplesOf(bundle)) {
      expect(wordsThatRunTogether(dom(await shown(json)).body), name).toEqual([]);
    }
  });

  test("have one of the usual kind", () => {
    const usual = examplesOf(bundle).filter(({ name }) => !/\b(long|nothing)/.test(name));
    expect(usual.length).toBeGreaterThan(0);
  });
});

test.each(blockVariants)("%s has an example of each %s", (bundle, name, expected) => {
  const decoded = examplesOf(bundle).flatMap(({ json }) => decodeBlocks([json]));
  expect(valuesOf(name, decoded)).toEqual(expect.arrayContaining(expected));
});
