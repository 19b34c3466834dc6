import { blockDefinitions } from "../../app/blocks/definitions";
import { type FieldFacts, fieldTable } from "../../app/fields/field-kinds";
import { pageFields } from "../../app/fields/page-fields";
import { type PageType, pageDefinitions } from "../../app/pages/definitions";

/** The fields of a node or paragraph, by name without `field_`. */
export type FieldTable = ReadonlyMap<string, FieldFacts>;

/** The fields of each block type, by bundle. */
const blockTables: ReadonlyMap<string, FieldTable> = new Map(
  Object.entries(blockDefinitions).map(([bundle, { fields }]) => [bundle, fieldTable(fields)]),
);

/** The fields of every page. Only the CMS uses `parent_page`, for breadcrumbs. */
export const everyPage: FieldTable = new Map([...fieldTable(pageFields), ["parent_page", { kind: "node" }]]);

/** Fields of a page type that only the CMS uses, to select what it lists. */
const listFields: Partial<Record<PageType, [string, FieldFacts][]>> = {
  news: [["hide_from_homepage", { kind: "boolean" }]],
};

/** The fields of a page type in addition to those of every page. */
export function ownFields(type: PageType): FieldTable {
  return new Map([...fieldTable(pageDefinitions[type].fields), ...(listFields[type] ?? [])]);
}

const pageTables = new Map<PageType, FieldTable>();

/** All fields of a page type. */
export function pageTable(type: PageType): FieldTable {
  const table = pageTables.get(type) ?? new Map([...everyPage, ...ownFields(type)]);
  pageTables.set(type, table);
  return table;
}

/** The paragraph types allowed in a field of kind `paragraphs`, by bundle. */
export function paragraphTables({ items = {} }: FieldFacts): ReadonlyMap<string, FieldTable> {
  if (items === "blocks") return blockTables;
  return new Map(Object.entries(items).map(([bundle, decoder]) => [bundle, fieldTable(decoder)]));
}
