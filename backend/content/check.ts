/** Checks the content folder: `npx tsx backend/content/check.ts [folder]`. Exits with 1 when something is wrong. */
import { existsSync } from "node:fs";
import { loadContent } from "./load-content";

const contentDir = process.argv[2] ?? "content";
if (!existsSync(contentDir)) {
  console.error(`There is no folder ${contentDir}.`);
  process.exit(1);
}
const { content, checkThoroughly } = await loadContent(contentDir);
const problems = checkThoroughly();
if (problems.length > 0) {
  console.error(`${problems.join("\n")}\n\n${problems.length} problem(s) in ${contentDir}/`);
  process.exit(1);
}
const pages = [...content.pages.values()];
const news = pages.filter(({ type }) => type === "news").length;
console.log(
  `${contentDir}/ is in order: ${content.homes.size} home pages, ${pages.length - news} pages, ${news} news items, ` +
    `${content.regions.list.length} branches, ${content.pictures.size} pictures, ${content.taxonomies.size} vocabularies, ${content.redirects.length} redirects`,
);
