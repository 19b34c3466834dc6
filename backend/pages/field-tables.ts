import { blockDefinitions } from "../../app/blocks/definitions";
import { type FieldFacts, fieldTable } from "../../app/fields/field-kinds";
import { pageFields } from "../../app/fields/page-fields";
import { type PageType, pageDefinitions } from "../../app/pages/definitions";

/** The fields of a node or paragraph, by their name without `field_`. */
export type FieldTable = ReadonlyMap<string, FieldFacts>;

/** The blocks a page can hold, by bundle. */
const blockTables: ReadonlyMap<string, FieldTable> = new Map(
  Object.entries(blockDefinitions).map(([bundle, { fields }]) => [bundle, fieldTable(fields)]),
);

/** The fields of every page; `parent_page` is for the CMS alone, which makes breadcrumbs of it. */
export const everyPage: FieldTable = new Map([...fieldTable(pageFields), ["parent_page", { kind: "node" }]]);

/** Fields of one type of page that are for the CMS alone, which decides with them what it lists. */
const listFields: Partial<Record<PageType, [string, FieldFacts][]>> = {
  news: [["hide_from_homepage", { kind: "boolean" }]],
};

/** The fields that each type of page has besides those of every page. */
export function ownFields(type: PageType): FieldTable {
  return new Map([...fieldTable(pageDefinitions[type].fields), ...(listFields[type] ?? [])]);
}

const pageTables = new Map<PageType, FieldTable>();

/** The fields a page may have. */
export function pageTable(type: PageType): FieldTable {
  const table = pageTables.get(type) ?? new Map([...everyPage, ...ownFields(type)]);
  pageTables.set(type, table);
  return table;
}

/** What a field of kind 'paragraphs' may hold, by bundle. */
export function paragraphTables({ items = {} }: FieldFacts): ReadonlyMap<string, FieldTable> {
  if (items === "blocks") return blockTables;
  return new Map(Object.entries(items).map(([bundle, decoder]) => [bundle, fieldTable(decoder)]));
}
