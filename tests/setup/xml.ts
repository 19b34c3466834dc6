import { readFileSync } from "node:fs";
import { validateXML } from "xmllint-wasm";

const schemas = {
  siteMap: ["sitemap.xsd", "sitemap-strict.xsd"],
  siteMapIndex: ["siteindex.xsd"],
  atom: ["atom.rng"],
};

/** Validation errors of an XML file by the schemas in `tests/schemas/`. */
export async function xmlProblems(contents: string, kind: keyof typeof schemas): Promise<string[]> {
  const problems: string[] = [];
  for (const schema of schemas[kind]) {
    const { errors } = await validateXML({
      xml: [{ fileName: "file.xml", contents }],
      schema: [readFileSync(`tests/schemas/${schema}`, "utf8")],
      extension: schema.endsWith("rng") ? "relaxng" : "schema",
      // In units of 64 KB; a site map may be large.
      initialMemoryPages: 512,
      maxMemoryPages: 8192,
    });
    problems.push(...errors.map(({ message }) => message));
  }
  return problems;
}
