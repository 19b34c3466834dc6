import type { z } from "zod";
import { blockDefinitions } from "../../app/blocks/definitions";
import { fieldTable, neededFields } from "../../app/fields/field-kinds";
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
const items = new Map<string, z.ZodType>(
  pageAndBlockTables.flatMap((table) =>
    [...table.values()].flatMap(({ items = {} }) => (items === "blocks" ? [] : Object.entries(items))),
  ),
);

const code = (name: string) => `\`${name}\``;
const list = (names: Iterable<string>) => [...names].toSorted().map(code).join(", ");
const row = (...cells: string[]) => `| ${cells.join(" | ")} |`.replaceAll("|  |", "| |");

/** A table of fields by kind. */
export function kindsTable(): string {
  const tables = [...pageAndBlockTables, ...[...items.values()].map(fieldTable), slideInFields];
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

/** A table of required and optional fields by block type. */
export function blocksTable(): string {
  return paragraphsTable(blocks);
}

/** A table of required and optional fields by item type. */
export function itemsTable(): string {
  return paragraphsTable(items);
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
