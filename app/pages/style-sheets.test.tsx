import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { render } from "../../tests/setup/render";
import { type SheetName, sheetFiles, withImports } from "../../tests/styles/sheets";
import { pageSchema } from "./definitions";
import { pageExamples } from "./examples";
import { PageView } from "./page";
import { sheetsOf } from "./style-sheets";

const pageSheets = ["donate", "lists", "memory-test"] as const;

const everywhere = classesOf("site");
const own = Object.fromEntries(
  pageSheets.map((sheet) => [sheet, [...classesOf(sheet)].filter((name) => !everywhere.has(name))]),
);

/** The classes that a sheet, with what it imports, has rules for. */
function classesOf(sheet: SheetName): Set<string> {
  const css = withImports(sheetFiles[sheet]).map((file) => readFileSync(file, "utf8"));
  return new Set([...css.join("\n").matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = ""]) => name));
}

const examples = Object.entries(pageExamples).flatMap(([bundle, byName]) =>
  Object.entries(byName).map(([name, json]) => ({ bundle, name, json })),
);

test.each(examples)("$bundle $name has every style sheet that its classes need", async ({ json }) => {
  const page = pageSchema.parse(json);
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  const html = await render(<PageView page={page} />);
  const used = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const needed = pageSheets.filter((sheet) => own[sheet]?.some((name) => used.has(name)));
  expect(needed.filter((sheet) => !sheetsOf(page).includes(sheet))).toEqual([]);
});

test("every style sheet of the product stands in one that pages link, or a script fetches", () => {
  const linked = Object.values(sheetFiles).flatMap(withImports);
  const all = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  expect(linked.toSorted()).toEqual(all.map((file) => join("app", file)).toSorted());
});
