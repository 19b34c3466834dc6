/** Checks a content folder for editors: `npm run content:check [folder]`. Exits with 1 when there are errors. */
import { existsSync } from "node:fs";
import { checkForEditors, editorReport } from "./editor-check";

const contentDir = process.argv[2] ?? "content";
if (!existsSync(contentDir)) {
  console.error(`There is no folder ${contentDir}.`);
  process.exit(1);
}
const { text, exitCode } = editorReport(contentDir, await checkForEditors(contentDir));
console.log(text);
process.exitCode = exitCode;
