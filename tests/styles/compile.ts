import path from "node:path";
import { build, loadConfigFromFile } from "vite";
import { type SheetName, sheetFiles } from "./sheets.ts";

const root = path.resolve(import.meta.dirname, "../..");
const oldest = ["ios12", "safari12"];

/** Compiles a style sheet as the build does: PostCSS, Tailwind and Vite's minifier. */
export async function compileSheet(name: SheetName): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      cssTarget: await cssTarget(),
      rollupOptions: { input: path.join(root, sheetFiles[name]) },
    },
  });
  const outputs =
    "output" in result ? result.output : Array.isArray(result) ? result.flatMap((one) => one.output) : [];
  const sheet = outputs.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error(`${sheetFiles[name]} gave no style sheet`);
  return sheet.source.toString();
}

/** The browser targets of the build, which limit the minifier. */
async function cssTarget() {
  const file = await loadConfigFromFile({ command: "build", mode: "production" }, undefined, root, "error");
  return file ? (file.config.build?.cssTarget ?? file.config.build?.target) : oldest;
}
