import { join, parse } from "node:path";
import { z } from "zod";
import { booleanSchema, dateSchema } from "../content/field-schemas";
import { maxNid, nidsOf } from "../content/identifiers";
import { decode, listYaml, type Report, readYaml } from "../content/yaml-files";
import { expandFields, type Library, type Wire } from "./expand-fields";
import { nodeBase, pageScope } from "./expand-page";
import type { FieldTable } from "./field-tables";

const bundle = "centralised_building_block";
const contentTable: FieldTable = new Map([["page_content", { kind: "paragraphs", items: "blocks" }]]);

/** Maximum nesting of building blocks, equal to that of the site (app/blocks/decode-blocks.ts). */
const maxDepth = 3;

const sourceSchema = z.looseObject({
  type: z.literal(bundle, `has to be ${bundle}`),
  title: z.string({ error: "is missing" }).trim().min(1, "is missing"),
  status: booleanSchema.default(true),
  langcode: z.string().default("nl"),
  created: dateSchema.optional(),
  changed: dateSchema.optional(),
});

interface Source extends z.output<typeof sourceSchema> {
  nid: number;
  report: Report;
}

/** Building blocks by file name. */
export type BuildingBlocks = ReadonlyMap<string, Source>;

/** Reads the files of `building-blocks/`. They have no address and are not searchable. */
export function readBuildingBlocks(contentDir: string, reportFor: (file: string) => Report): BuildingBlocks {
  const files = listYaml(contentDir, "building-blocks");
  const nids = nidsOf(files);
  const sources = new Map<string, Source>();
  for (const file of files) {
    const report = reportFor(file);
    if (!/^building-blocks\/[a-z0-9-]+\.ya?ml$/.test(file)) {
      report("use small letters, digits and hyphens only in the name, and no folders");
      continue;
    }
    const value = readYaml(join(contentDir, file), report);
    // `readYaml` has reported invalid files. Ids start above those of pages, so that they cannot collide.
    const source = value === undefined ? undefined : decode(sourceSchema, value, report);
    if (source) sources.set(parse(file).name, { ...source, nid: maxNid + (nids.get(file) ?? 0), report });
  }
  return sources;
}

/** Creates a look-up of building blocks in wire format. Unpublished ones are included with status false. */
export function buildingBlockFinder(
  sources: BuildingBlocks,
  library: () => Library,
): Library["buildingBlock"] {
  const cache = new Map<string, { wire: Wire; depth: number }>();
  const open: { name: string; depth: number }[] = [];

  return (name, report) => {
    const source = sources.get(name);
    if (!source) {
      const choices = [...sources.keys()].join(", ") || "none";
      report(`there is no building block "${name}", available: ${choices}`);
      return undefined;
    }
    if (open.some((parent) => parent.name === name)) {
      report(`the building block "${name}" contains itself`);
      return undefined;
    }
    const expanded = cache.get(name) ?? expand(name, source);
    cache.set(name, expanded);
    const parent = open.at(-1);
    if (parent) parent.depth = Math.max(parent.depth, expanded.depth + 1);
    return expanded.wire;
  };

  function expand(name: string, source: Source) {
    const self = { name, depth: 1 };
    open.push(self);
    const wire = expandBuildingBlock(source, library());
    open.pop();
    if (self.depth > maxDepth) {
      source.report(`nests building blocks ${self.depth} levels deep, the maximum is ${maxDepth}`);
    }
    return { wire, depth: self.depth };
  }
}

function expandBuildingBlock({ report, ...source }: Source, library: Library): Wire {
  const { type, title, status, langcode, created, changed, nid, ...fields } = source;
  return {
    nid: [{ value: nid }],
    type: [{ target_id: type }],
    title: [{ value: title }],
    ...nodeBase({ nid, langcode, status, created, changed }),
    ...expandFields(fields, contentTable, pageScope(nid, library, report)),
  };
}
