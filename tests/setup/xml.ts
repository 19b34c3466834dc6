import { readFileSync } from "node:fs";
import { validateXML } from "xmllint-wasm";

/** What is wrong with a file of XML by a schema of `tests/schemas/`: nothing, as it should be. */
export async function xmlProblems(contents: string, schema: "sitemap.xsd" | "atom.rng"): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "file.xml", contents }],
    schema: [readFileSync(`tests/schemas/${schema}`, "utf8")],
    extension: schema.endsWith("rng") ? "relaxng" : "schema",
    // In pages of 64 KB: a site map may be large.
    initialMemoryPages: 512,
    maxMemoryPages: 8192,
  });
  return errors.map(({ message }) => message);
}
