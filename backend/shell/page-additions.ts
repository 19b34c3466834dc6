import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { booleanSchema, textSchema } from "../content/field-schemas";
import { uuidOf } from "../content/identifiers";
import { decode, type Report, readYaml } from "../content/yaml-files";
import { expandFields, type Library, type Wire } from "../pages/expand-fields";
import { pageScope } from "../pages/expand-page";
import type { FieldTable } from "../pages/field-tables";
import { pageTypeNames } from "../pages/page-types";

/** Content added to pages that match a rule, in the format of the CMS. */
export interface PageAdditions {
  slideIns: Wire[];
  injectedStyles: CodeRule[];
  structuredData: CodeRule[];
}

interface CodeRule {
  code: string;
  paths: string[];
  content_types: string[];
  condition: "AND" | "OR";
}

export const slideInFields: FieldTable = new Map([
  ["mobile_title", { kind: "string" }],
  ["text", { kind: "html" }],
  ["mobile_text", { kind: "html" }],
  ["seconds", { kind: "integer" }],
  ["form_id", { kind: "string" }],
  ["script_id", { kind: "string" }],
  ["image", { kind: "media" }],
  ["button", { kind: "link" }],
]);

const patternsSchema = z.array(
  z.string().regex(/^(\/|\*|<front>$)/, "has to be a path like /zorgen/*, or <front>"),
  "has to be a list of paths",
);

const slideInSchema = z.looseObject({
  id: textSchema.regex(/^[a-z\d-]+$/, "has to be small letters, digits and hyphens"),
  title: textSchema.min(1, "is missing"),
  status: booleanSchema.default(true),
  weight: z.int("has to be a whole number").default(0),
  pages: patternsSchema.min(1, "has no paths"),
});

const rule = {
  paths: patternsSchema.default([]),
  content_types: z
    .array(
      z.enum(pageTypeNames, `has to be one of ${pageTypeNames.join(", ")}`),
      "has to be a list of page types",
    )
    .default([]),
  condition: z.enum(["AND", "OR"], "has to be AND or OR").default("OR"),
};
const styleSchema = z.strictObject({ code: textSchema, ...rule });
const thing = z.record(z.string(), z.unknown(), "has to be JSON-LD written as YAML");
const structuredDataSchema = z.strictObject({
  code: thing.transform((code) => JSON.stringify(code)),
  ...rule,
});

/** Reads `slideins.yaml`, `injected-styles.yaml` and `structured-data.yaml`; missing files give empty lists. */
export function readPageAdditions(
  contentDir: string,
  library: Library,
  reportFor: (file: string) => Report,
): PageAdditions {
  function readList<S extends z.ZodType>(file: string, item: S): z.output<S>[] {
    const path = join(contentDir, file);
    if (!existsSync(path)) return [];
    const report = reportFor(file);
    const value = readYaml(path, report);
    // Unreadable files have been reported.
    return value === undefined ? [] : (decode(z.array(item, "has to be a list"), value, report) ?? []);
  }

  const slideIns = readList("slideins.yaml", slideInSchema);
  const ids = new Set<string>();
  return {
    slideIns: slideIns.map(({ id, title, status, weight, pages, ...fields }) => {
      const report: Report = (reason) => reportFor("slideins.yaml")(`${id}: ${reason}`);
      if (ids.has(id)) report("another slide-in has the same id");
      ids.add(id);
      return {
        uuid: [{ value: uuidOf(`slide-in ${id}`) }],
        status: [{ value: status }],
        title: [{ value: title }],
        field_weight: [{ value: weight }],
        field_pages: [{ value: pages.join("\r\n") }],
        ...expandFields(fields, slideInFields, pageScope(0, library, report)),
      };
    }),
    injectedStyles: readList("injected-styles.yaml", styleSchema),
    structuredData: readList("structured-data.yaml", structuredDataSchema),
  };
}
