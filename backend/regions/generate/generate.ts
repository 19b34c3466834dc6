/**
 * Writes `content/regions/*.json` from the building blocks in `content/regions/source/`: `npm run content:regions`
 * for all branches, `npm run content:regions rivierenland zeeland` for some. What was changed by hand is lost.
 */
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { z } from "zod";
import { readPlaces } from "../../places/read-places";
import { branchSchema } from "../branch";
import { postcodeFinder } from "./addresses";
import { generateBranch } from "./branch";
import { formatJson } from "./format-json";
import { readSource } from "./source";

const contentDir = "content";
const chosen = process.argv.slice(2);
const folder = join(contentDir, "regions");
const source = readSource(contentDir);
const places = readPlaces(contentDir, (file) => (reason) => {
  throw new Error(`${file}: ${reason}`);
});
const postcodeOf = postcodeFinder(places);

const slugs = source.branches.map(({ slug }) => slug);
const unknown = chosen.filter((slug) => !slugs.includes(slug));
if (unknown.length > 0) throw new Error(`There is no branch ${unknown.join(", ")}.`);
for (const name of readdirSync(folder)) {
  // Of a branch that is no more.
  if (name.endsWith(".json") && !slugs.includes(parse(name).name)) rmSync(join(folder, name));
}
for (const [number, branch] of source.branches.entries()) {
  if (chosen.length > 0 && !chosen.includes(branch.slug)) continue;
  const file = generateBranch({ branch, number, source, places, postcodeOf });
  const result = branchSchema.safeParse(file);
  if (!result.success) throw new Error(`${branch.slug}: ${z.prettifyError(result.error)}`);
  writeFileSync(join(folder, `${branch.slug}.json`), `${formatJson(file)}\n`);
}
console.log(`${chosen.length || slugs.length} branches are written to ${folder}/`);
