import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loader } from "~/routes/search/search";
import { createTestContext } from "../../../tests/setup/test-context";
import { reportSearch } from "./report.server";

const now = () => new Date("2026-11-20T12:00:00Z");

/** Searches for these terms. Returns the report, the written files and the log. */
async function afterSearches(addresses: string[], args: string[] = []) {
  const context = await createTestContext({ now });
  const loadContext = context.loadContext();
  for (const address of addresses) {
    const request = new Request(`http://dementie.localhost/zoeken?${address}`);
    await loader({ request, params: {}, context: context.loadContext() });
  }
  await loadContext.app?.counters.flush();
  const folder = join(context.dataDir, "counts");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
  const written = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  return { report: await reportSearch(context.dataDir, args, now()), written, logged: context.logged };
}

const times = (count: number, term: string) =>
  Array.from({ length: count }, () => `zoekterm=${encodeURIComponent(term)}`);

test("the report has the most frequent terms, and those without results", async () => {
  const { report } = await afterSearches([
    ...times(2, "Autorijden"),
    ...times(2, "autorijden "),
    ...times(3, "qqzzxx"),
  ]);
  expect(report).toBe(
    "Searched for most\n     4  autorijden\n     3  qqzzxx\n\nSearched for, and nothing found\n     3  qqzzxx",
  );
});

test("a term that was searched for only twice is not stored", async () => {
  const { report, written, logged } = await afterSearches([
    ...times(3, "autorijden"),
    ...times(2, "jan jansen"),
  ]);
  expect(report).not.toContain("jan");
  expect(written).not.toContain("jan");
  expect(JSON.stringify(logged)).not.toContain("jan");
});

test("a term with personal data is not stored, however frequent", async () => {
  const { written } = await afterSearches([
    ...times(3, "autorijden"),
    ...times(4, "anna@example.nl"),
    ...times(4, "4001 AB 12"),
  ]);
  expect(written).toContain("autorijden");
  expect(written).not.toMatch(/anna|4001/i);
});

test("narrowing a search to one kind of results is not counted", async () => {
  const { report } = await afterSearches([
    ...times(3, "autorijden"),
    "zoekterm=autorijden&pijler=nieuws",
    "zoekterm=autorijden&pijler=regio",
  ]);
  expect(report).toContain("     3  autorijden");
});
