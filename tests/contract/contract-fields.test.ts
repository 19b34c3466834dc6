import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decodeBlocks } from "~/blocks/decode-blocks";
import { blockExamples } from "~/blocks/examples";
import { paragraphTypes } from "../../backend/pages/block-types";
import { fieldKinds } from "../../backend/pages/field-kinds";
import { pageTypes } from "../../backend/pages/page-types";

const contract = readFileSync("docs/backend-contract.md", "utf8");

/** The rows of the table under a heading, cell by cell. */
function rowsOf(heading: string): string[][] {
  const [, below = ""] = contract.split(`\n### ${heading}\n`);
  const [section = ""] = below.split(/\n##/);
  return [...section.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = ""]) => row.split(/ ?\| /))
    .filter(([first = ""]) => (first.startsWith("`") && first !== "`type`") || first in kindNames);
}

const kindNames: Record<string, true> = Object.fromEntries(
  Object.values(fieldKinds).map((kind) => [kind, true]),
);
/** A cell without the items that a field holds. */
const withoutItems = (cell: string) => cell.replace(/ \(.*?\)/g, "");
const namesIn = (cell = "") => [...withoutItems(cell).matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
const sorted = (names: readonly string[]) => [...names].sort();

test("the contract tells of each field what kind it is", () => {
  const told = rowsOf("Kinds of fields").flatMap(([kind = "", fields]) =>
    namesIn(fields).map((field) => [field, kind]),
  );
  expect(Object.fromEntries(told)).toEqual(fieldKinds);
});

test("the contract tells what each type of page may have", () => {
  const [, everyPage = ""] = /^Every page may have (.+)$/m.exec(contract) ?? [];
  const common = namesIn(everyPage);
  const told = rowsOf("Page types").map(([type, own]) => [
    namesIn(type).join(),
    sorted([...common, ...namesIn(own)]),
  ]);
  const known = Object.entries(pageTypes).map(([type, fields]) => [type, sorted(fields)]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(known));
});

const blocks = [...rowsOf("Blocks"), ...rowsOf("Items of blocks")].map(([type, needs = "", may]) => ({
  type: namesIn(type).join(),
  /** All of these, of each one of its names: `title` or `text`. */
  needs: withoutItems(needs)
    .split(", ")
    .map(namesIn)
    .filter(({ length }) => length > 0),
  fields: [...namesIn(needs), ...namesIn(may)],
  items: [...(`${needs} ${may}`.match(/\((.*?)\)/)?.[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name),
}));

test("the contract tells what each block and each of its items may have", () => {
  const told = blocks.map(({ type, fields, items }) => [type, { fields: sorted(fields), items }]);
  const known = [...paragraphTypes].map(([type, { fields, items = [] }]) => [
    type,
    { fields: sorted(fields), items },
  ]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(known));
});

const examples = Object.entries(blockExamples).flatMap(([type, of]) => {
  const told = blocks.find((block) => block.type === type);
  return told
    ? [
        {
          ...told,
          filled: withEverything(Object.values(of).filter((one) => typeof one === "object" && one !== null)),
        },
      ]
    : [];
});

test.each(examples)(
  "$type is shown with what the contract says it needs, and not with less",
  ({ needs, filled }) => {
    const shown = (fields: string[]) => {
      const wire = Object.entries(filled).filter(
        ([name]) => !name.startsWith("field_") || fields.includes(name.slice(6)),
      );
      return decodeBlocks([Object.fromEntries(wire)])[0]?.type !== "broken";
    };
    const first = needs.flatMap(([one = ""]) => one);
    expect(shown(first)).toBe(true);
    for (const alternatives of needs) {
      const others = first.filter((name) => !alternatives.includes(name));
      expect(shown(others), alternatives.join()).toBe(false);
      for (const one of alternatives) expect(shown([...others, one]), one).toBe(true);
    }
  },
);

/** Every field that one of these examples has something in, as the first of them has it. */
function withEverything(list: object[]): Record<string, unknown> {
  const all = [...list].reverse().flatMap((one) => Object.entries(one));
  return Object.fromEntries(all.filter(([, value]) => !(Array.isArray(value) && value.length === 0)));
}
