import type { z } from "zod";
import type { FieldFacts, FieldKind } from "../../app/fields/field-kinds";
import { address } from "../../app/fields/wire-examples";
import { daysOfWeek, fieldSchemas } from "../content/field-schemas";
import { uuidOf } from "../content/identifiers";
import type { CheckLink } from "../content/links";
import { htmlOf, linksIn, plainTextOf } from "../content/rich-text";
import { decode, type Report } from "../content/yaml-files";
import { termVocabularies } from "../taxonomies/taxonomies";
import { type FieldTable, paragraphTables } from "./field-tables";

export type Wire = Record<string, unknown>;

/** Resolves references in fields. Each look-up reports a missing target and returns undefined. */
export interface Library {
  /** The link as the CMS stores it. */
  link: (uri: string, report: Report) => string;
  checkLink: CheckLink;
  media: (name: string, report: Report) => unknown;
  term: (vocabulary: string, id: number, report: Report) => unknown;
  node: (address: string, report: Report) => unknown;
  buildingBlock: (name: string, report: Report) => unknown;
}

/** The context in which a field is expanded. */
export interface Scope {
  library: Library;
  report: Report;
  parentId: number;
  nextParagraphId: () => number;
  /** Collects the texts of the fields as plain text, for the search. */
  texts: string[];
}

type Expander = (value: unknown, scope: Scope, field: string, facts: FieldFacts) => unknown[];

/** String fields that are settings, not searchable text. */
const settings = [
  "alignment",
  "color",
  "cookie_label",
  "cookie_text",
  "design",
  "form_id",
  "frequency",
  "image_position",
  "kind",
  "media_width",
  "overlay_color",
  "script_id",
  "src",
  "text_alignment",
  "value",
  "width",
];

const expanders: Record<FieldKind, Expander> = {
  string: expander(fieldSchemas.string, (value, { texts }, field) => {
    if (!settings.includes(field)) texts.push(value);
    return [{ value }];
  }),
  date: expander(fieldSchemas.date, (value) => [{ value }]),
  integer: expander(fieldSchemas.integer, (value) => [{ value }]),
  integers: expander(fieldSchemas.integers, (values) => values.map((value) => ({ value }))),
  strings: expander(fieldSchemas.strings, (values) => values.map((value) => ({ value }))),
  boolean: expander(fieldSchemas.boolean, (value) => [{ value }]),
  html: expander(fieldSchemas.html, (markdown, { library, report, texts }) => {
    const value = htmlOf(markdown);
    for (const link of linksIn(value)) library.checkLink(link, report);
    if (/<img\b/.test(value)) report("a text cannot contain pictures: use a block with a picture");
    texts.push(plainTextOf(value));
    return [{ value, format: "full_html", processed: value }];
  }),
  link: expander(fieldSchemas.link, ({ uri, title }, { library, report, texts }) => {
    texts.push(title);
    return [{ uri: library.link(uri, report), title, options: [] }];
  }),
  map: expander(fieldSchemas.map, (value) => [{ value }]),
  time: expander(fieldSchemas.time, (seconds) => [{ value: seconds }]),
  geo: expander(fieldSchemas.geo, ({ lat, lon }) => [{ value: `POINT (${lon} ${lat})`, lat, lon }]),
  hours: expander(fieldSchemas.hours, (hours) =>
    daysOfWeek.flatMap((day) => (hours[day] ? [{ day, hours: hours[day] }] : [])),
  ),
  address: expander(fieldSchemas.address, (lines, { texts }) => {
    texts.push(...Object.values(lines).filter((line) => line !== undefined));
    return address(lines);
  }),
  term: expander(fieldSchemas.term, (id, { library, report }, field) =>
    listOf(library.term(termVocabularies[field] ?? field, id, report)),
  ),
  terms: expander(fieldSchemas.terms, (ids, { library, report }, field) =>
    ids.flatMap((id) => listOf(library.term(termVocabularies[field] ?? field, id, report))),
  ),
  media: expander(fieldSchemas.media, (name, { library, report }) => listOf(library.media(name, report))),
  node: expander(fieldSchemas.node, (address, { library, report }) => listOf(library.node(address, report))),
  building_block: expander(fieldSchemas.building_block, (name, { library, report }) =>
    listOf(library.buildingBlock(name, report)),
  ),
  nodes: expander(fieldSchemas.nodes, (addresses, { library, report }) =>
    addresses.flatMap((address) => listOf(library.node(address, report))),
  ),
  paragraphs: expander(fieldSchemas.paragraphs, (paragraphs, scope, _, facts) =>
    paragraphs.flatMap((paragraph, index) => {
      const report: Report = (reason) => scope.report(`${index + 1} (${paragraph.type}): ${reason}`);
      return expandParagraph(paragraph, paragraphTables(facts), { ...scope, report });
    }),
  ),
};

/** Expands the fields of a page or paragraph to wire format; reports and omits invalid ones. */
export function expandFields(fields: Record<string, unknown>, known: FieldTable, scope: Scope): Wire {
  const wire: Wire = {};
  for (const [name, value] of Object.entries(fields)) {
    const facts = known.get(name);
    if (!facts) scope.report(`unknown field "${name}", allowed: ${[...known.keys()].join(", ")}`);
    else if (value !== null) {
      const report: Report = (reason) => scope.report(`${name}: ${reason}`);
      wire[`field_${name}`] = expanders[facts.kind](value, { ...scope, report }, name, facts);
    }
  }
  return wire;
}

function expandParagraph(
  { type, status, ...fields }: z.output<typeof fieldSchemas.paragraphs>[number],
  allowed: ReadonlyMap<string, FieldTable>,
  scope: Scope,
): Wire[] {
  const table = allowed.get(type);
  if (!table) {
    const choices = [...allowed].map(([name, fields]) => `${name} (${[...fields.keys()].join(", ")})`);
    scope.report(`unknown block type "${type}", allowed: ${choices.join("; ")}`);
    return [];
  }
  const id = scope.nextParagraphId();
  const inner: Scope = {
    ...scope,
    parentId: id,
    texts: status ? scope.texts : [],
  };
  const base = {
    id: [{ value: id }],
    uuid: [{ value: uuidOf(`paragraph ${id}`) }],
    type: [{ target_id: type }],
    status: [{ value: status }],
    parent_id: [{ value: String(scope.parentId) }],
  };
  return [{ ...base, ...expandFields(fields, table, inner) }];
}

function expander<Schema extends z.ZodType>(
  schema: Schema,
  expand: (value: z.output<Schema>, scope: Scope, field: string, facts: FieldFacts) => unknown[],
): Expander {
  return (value, scope, field, facts) => {
    const decoded = decode(schema, value, scope.report);
    return decoded === undefined ? [] : expand(decoded, scope, field, facts);
  };
}

function listOf(entity: unknown): unknown[] {
  return entity === undefined ? [] : [entity];
}
