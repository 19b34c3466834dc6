import { expect, test } from "vitest";
import { decodeBlocks } from "~/blocks/decode-blocks";
import { blockDefinitions } from "~/blocks/definitions";
import { blockExamples } from "~/blocks/examples";
import { choiceTable } from "~/fields/choices";
import { collectProblems, type DecodeProblem } from "~/fields/decode-problems";
import { type FieldKind, fieldTable } from "~/fields/field-kinds";
import { pageDefinitions } from "./definitions";
import { pageExamples } from "./examples";
import { pageSchema } from "./page-schema";

type Place = readonly (string | number)[];

/** Their items are reported as blocks. */
const blockLists = ["field_page_content", "field_paragraphs", "field_building_block"];

/** Every place of a field in a document, at any depth but in blocks, which are documents of their own. */
function fieldPlaces(json: unknown, place: Place = []): Place[] {
  if (typeof json !== "object" || json === null) return [];
  if (Array.isArray(json)) return json.flatMap((item, index) => fieldPlaces(item, [...place, index]));
  return Object.entries(json).flatMap(([key, child]) => {
    const at = [...place, key];
    if (blockLists.includes(key)) return [at];
    return key.startsWith("field_") ? [at, ...fieldPlaces(child, at)] : fieldPlaces(child, at);
  });
}

function replaceAt(json: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(json))
    return json.map((item, index) => (index === key ? replaceAt(item, rest, value) : item));
  if (typeof json !== "object" || json === null) return json;
  const entries = Object.entries(json).map(([name, child]) => [
    name,
    name === key ? replaceAt(child, rest, value) : child,
  ]);
  return Object.fromEntries(entries);
}

const reference = { target_id: 9, target_type: "media", target_uuid: "1f2e", url: "/media/9" };
const unreadable: [string, unknown][] = [
  ["a reference that is not expanded", [reference]],
  ["a reference of JSON:API", { data: { type: "media--image", id: "1f2e" } }],
  ["several references", [reference, { ...reference, target_id: 10 }]],
  ["a text instead of a list", "koffie"],
  ["a number instead of an item", [7]],
];

const word = [{ value: "binnenkort" }];
/** Values of the right shape that cannot be read, by the kind of the field. */
const unreadableOf: Partial<Record<FieldKind, unknown>> = {
  boolean: word,
  date: word,
  geo: [{ lat: "hier", lon: "daar" }],
  hours: [{ day: "ooit", hours: "10.00 tot 12.00 uur" }],
  integer: word,
  link: [{ uri: "javascript:alert(1)", title: "Lees" }],
  time: word,
};
/** The decoders of pages, blocks, and items of blocks. */
const decoders = Object.values({ ...blockDefinitions, ...pageDefinitions }).flatMap(({ fields }) => [
  fields,
  ...[...fieldTable(fields).values()].flatMap(({ items = {} }) =>
    items === "blocks" ? [] : Object.values(items),
  ),
]);
const kinds = new Map(
  decoders.flatMap((decoder) =>
    [...fieldTable(decoder)].map(([name, { kind }]): [string, FieldKind] => [`field_${name}`, kind]),
  ),
);
const choices = new Set(decoders.flatMap((decoder) => [...choiceTable(decoder).keys()]));

function unreadableAt(place: Place): [string, unknown][] {
  const name = String(place.at(-1));
  const kind = kinds.get(name);
  const ofKind = kind && unreadableOf[kind];
  return [
    ...unreadable,
    ...(ofKind ? [[`an unreadable ${kind}`, ofKind] satisfies [string, unknown]] : []),
    ...(choices.has(name.replace("field_", ""))
      ? [["a value that is not permitted", word] satisfies [string, unknown]]
      : []),
  ];
}

const documents: [string, string, (json: unknown) => unknown, unknown][] = [
  ...Object.entries(blockExamples).flatMap(([bundle, examples]) =>
    Object.entries(examples).map(([name, json]): (typeof documents)[number] => [
      bundle,
      name,
      (block) => decodeBlocks([block]),
      json,
    ]),
  ),
  ...Object.entries(pageExamples).flatMap(([bundle, examples]) =>
    Object.entries(examples).map(([name, json]): (typeof documents)[number] => [
      bundle,
      name,
      (page) => pageSchema.parse(page),
      json,
    ]),
  ),
];

/** A decoded value without what previews show about it. */
function withoutProblems(value: unknown): string {
  return JSON.stringify(value, (key, child) => (key === "problems" ? undefined : child));
}

/** What is reported about a document: the lines of its log. */
function linesOf(problems: DecodeProblem[]): string[] {
  return problems.map(({ facts }) => JSON.stringify(facts));
}

test.each(documents)("nothing of a %s (%s) is dropped in silence", (_bundle, _name, decode, json) => {
  const original = collectProblems(() => decode(json));
  const whole = withoutProblems(original.value);
  for (const place of fieldPlaces(json)) {
    for (const [kind, value] of unreadableAt(place)) {
      const damaged = replaceAt(json, place, value);
      const { value: decoded, problems } = collectProblems(() => {
        try {
          return decode(damaged);
        } catch {
          return null;
        }
      });
      // A page that cannot be decoded is a failed call, which is logged with its reasons.
      if (decoded === null || withoutProblems(decoded) === whole) continue;
      const lines = linesOf(problems).filter((line) => !linesOf(original.problems).includes(line));
      const [field = ""] = place.filter((key) => typeof key === "string");
      const isNamed = lines.some((line) => line.includes(field));
      const isOfBlock = blockLists.includes(field) && lines.some((line) => line.includes('"index"'));
      expect(isNamed || isOfBlock, `${place.join(".")}: ${kind}: ${lines.join()}`).toBe(true);
      if (kind.includes("reference")) expect(lines.join(), place.join(".")).toContain("not expanded");
    }
  }
});
