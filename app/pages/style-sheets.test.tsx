import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { render } from "../../tests/setup/render";
import { pageSchema } from "./definitions";
import { pageExamples } from "./examples";
import { PageView } from "./page";
import { sheetsOf } from "./style-sheets";

const styles = join(import.meta.dirname, "../styles");
const pageSheets = ["donate", "lists", "memory-test"] as const;

const everywhere = classesOf("site");
const own = Object.fromEntries(
  pageSheets.map((sheet) => [sheet, [...classesOf(sheet)].filter((name) => !everywhere.has(name))]),
);

/** The classes that a sheet, with what it imports, has rules for. */
function classesOf(sheet: string): Set<string> {
  const css = readFileSync(join(styles, `${sheet}.css`), "utf8");
  const imported = [...css.matchAll(/@import "\.\/([\w-]+)\.css"/g)].map(([, name = ""]) => name);
  const names = [...css.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = ""]) => name);
  return new Set([...names, ...imported.flatMap((name) => [...classesOf(name)])]);
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

test("every style sheet stands in one of those that pages link, or a script fetches", () => {
  const ofRoutes = ["application", "preview", "slide-in", "view"];
  const linked = ["site", ...pageSheets, ...ofRoutes, "forced-colors", "print", "suggestions"];
  const imports = linked.flatMap((sheet) =>
    [...readFileSync(join(styles, `${sheet}.css`), "utf8").matchAll(/@import "\.\/([\w-]+)\.css"/g)].map(
      ([, name = ""]) => name,
    ),
  );
  const files = readdirSync(styles).map((file) => file.replace(/\.css$/, ""));
  expect([...linked, ...imports].sort()).toEqual(files.sort());
});
