import type { z } from "zod";
import { blockDefinitions } from "../../app/blocks/definitions";
import { choiceTable } from "../../app/fields/choices";
import { fieldTable, neededFields } from "../../app/fields/field-kinds";
import { pageFields } from "../../app/fields/page-fields";
import { pageDefinitions } from "../../app/pages/definitions";
import { everyPage, type FieldTable, ownFields, pageTable } from "../../backend/pages/field-tables";
import { pageTypeNames } from "../../backend/pages/page-types";
import { slideInFields } from "../../backend/shell/page-additions";

const blocks = new Map<string, z.ZodType>(
  Object.entries(blockDefinitions).map(([bundle, { fields }]) => [bundle, fields]),
);

const pageAndBlockTables: FieldTable[] = [
  ...[...blocks.values()].map(fieldTable),
  ...pageTypeNames.map(pageTable),
];

/** The paragraph types in fields of pages and blocks other than blocks, by bundle. */
export const itemDefinitions = new Map<string, z.ZodType>(
  pageAndBlockTables.flatMap((table) =>
    [...table.values()].flatMap(({ items = {} }) => (items === "blocks" ? [] : Object.entries(items))),
  ),
);

const code = (name: string) => `\`${name}\``;
const list = (names: Iterable<string>) => [...names].toSorted().map(code).join(", ");
const row = (...cells: string[]) => `| ${cells.join(" | ")} |`.replaceAll("|  |", "| |");

/** A table of fields by kind. */
export function kindsTable(): string {
  const tables = [...pageAndBlockTables, ...[...itemDefinitions.values()].map(fieldTable), slideInFields];
  const byKind = new Map<string, Set<string>>();
  for (const [name, { kind }] of tables.flatMap((table) => [...table]))
    byKind.set(kind, (byKind.get(kind) ?? new Set()).add(name));
  const rows = [...byKind].toSorted(([one], [other]) => one.localeCompare(other));
  return [
    row("Kind", "Fields"),
    "| --- | --- |",
    ...rows.map(([kind, names]) => row(kind, list(names))),
  ].join("\n");
}

/** The common fields of pages and a table of fields by page type. */
export function pageTypesTable(): string {
  const rows = pageTypeNames.toSorted().map((type) => row(code(type), list(ownFields(type).keys())));
  const common = `Every page may have ${list(everyPage.keys())}.`;
  return [common, "", row(code("type"), "And also"), "| --- | --- |", ...rows].join("\n");
}

/** A table of the fields with permitted values, by page, block and item type. */
export function choicesTable(): string {
  const owners: (readonly [string, z.ZodType])[] = [
    ["every page", pageFields],
    ...pageTypeNames.map((type) => [code(type), pageDefinitions[type].fields] as const),
    ...[...blocks, ...itemDefinitions].map(([bundle, decoder]) => [code(bundle), decoder] as const),
  ];
  const byChoices = new Map<string, string[]>();
  for (const [owner, decoder] of owners)
    for (const [name, { values, otherwise }] of choiceTable(decoder)) {
      const cells = [
        values.map((value) => code(String(value))).join(", "),
        otherwise === null ? "" : code(String(otherwise)),
      ];
      const key = [code(name), ...cells].join(" | ");
      byChoices.set(key, [...(byChoices.get(key) ?? []), owner]);
    }
  const rows = [...byChoices].toSorted(([one], [other]) => one.localeCompare(other));
  return [
    row("Field", "Values", "Every other value", "Of"),
    "| --- | --- | --- | --- |",
    ...rows.map(([key, names]) => row(key, [...new Set(names)].join(", "))),
  ].join("\n");
}

/** A table of required and optional fields by block type. */
export function blocksTable(): string {
  return paragraphsTable(blocks);
}

/** A table of required and optional fields by item type. */
export function itemsTable(): string {
  return paragraphsTable(itemDefinitions);
}

function paragraphsTable(paragraphs: ReadonlyMap<string, z.ZodType>): string {
  const rows = [...paragraphs]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([bundle, decoder]) => {
      const table = fieldTable(decoder);
      const required = neededFields(decoder);
      const cell = (name: string) => {
        const itemTypes = table.get(name)?.items;
        return typeof itemTypes === "object"
          ? `${code(name)} (${Object.keys(itemTypes).map(code).join(", ")})`
          : code(name);
      };
      const others = [...table.keys()].filter((name) => !required.flat().includes(name));
      const needs = required.map((names) => names.map(cell).join(" or ")).join(", ");
      return row(code(bundle), needs, others.map(cell).join(", "));
    });
  return [row(code("type"), "Needs", "May have"), "| --- | --- | --- |", ...rows].join("\n");
}
