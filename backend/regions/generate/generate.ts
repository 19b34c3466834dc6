/**
 * Generates `content/regions/*.json` from `content/regions/source/`: `npm run content:regions` for all regions,
 * `npm run content:regions rivierenland zeeland` for some. Overwrites manual changes.
 */
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { z } from "zod";
import { readPlaces } from "../../places/read-places";
import { regionSchema } from "../region-file";
import { postcodeFinder } from "./addresses";
import { formatJson } from "./format-json";
import { generateRegion } from "./region";
import { readSource } from "./source";

const contentDir = "content";
const chosen = process.argv.slice(2);
const folder = join(contentDir, "regions");
const source = readSource(contentDir);
const places = readPlaces(contentDir, (file) => (reason) => {
  throw new Error(`${file}: ${reason}`);
});
const postcodeOf = postcodeFinder(places);

const slugs = source.regions.map(({ slug }) => slug);
const unknown = chosen.filter((slug) => !slugs.includes(slug));
if (unknown.length > 0) throw new Error(`There is no region ${unknown.join(", ")}.`);
for (const name of readdirSync(folder)) {
  // Delete files of regions that no longer exist.
  if (name.endsWith(".json") && !slugs.includes(parse(name).name)) rmSync(join(folder, name));
}
for (const [number, region] of source.regions.entries()) {
  if (chosen.length > 0 && !chosen.includes(region.slug)) continue;
  const file = generateRegion({ region, number, source, places, postcodeOf });
  const result = regionSchema.safeParse(file);
  if (!result.success) throw new Error(`${region.slug}: ${z.prettifyError(result.error)}`);
  writeFileSync(join(folder, `${region.slug}.json`), `${formatJson(file)}\n`);
}
console.log(`${chosen.length || slugs.length} regions are written to ${folder}/`);
