/** Writes the documents and parts of documents that are generated from code: `npm run docs`. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { documents } from "./docs/documents";

for (const { path, generate } of documents) {
  const current = existsSync(path) ? readFileSync(path, "utf8") : "";
  const generated = generate(current);
  if (generated === current) continue;
  writeFileSync(path, generated);
  console.info(`Written: ${path}`);
}
