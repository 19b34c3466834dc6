import { expect, test } from "vitest";
import type { MenuItem } from "~/utils/menu";
import { buildSiteMap, fixedPages } from "./model";

const entry = (title: string, url: string, items: MenuItem[] = []): MenuItem => ({
  title,
  description: null,
  url,
  external: false,
  items,
});
const main = [
  entry("Zorgen", "/zorgen", [entry("Je partner", "/zorgen/partner", [entry("Praten", "/zorgen/praten")])]),
  entry("In de buurt", "/regios"),
];
const footer = [
  entry("Snel naar", "/", [entry("Afdelingen", "/regios"), entry("Contact", "/contact")]),
  entry("Dubbel", "/", [entry("Praten", "/zorgen/praten")]),
];

test("the site map has the pages of both menus, each once", () => {
  const { sections, entries, others } = buildSiteMap(main, footer);
  expect(sections.map(({ title, url }) => [title, url])).toEqual([
    ["Zorgen", "/zorgen"],
    ["Snel naar", null],
  ]);
  expect(sections[1]?.items.map(({ url }) => url)).toEqual(["/contact"]);
  expect(entries.map(({ url }) => url)).toEqual(["/regios"]);
  expect(others).not.toContain("/regios");
  expect(others).toContain("/nieuws");
});

test("without menus the site map has the fixed pages", () => {
  expect(buildSiteMap([], [])).toEqual({ sections: [], entries: [], others: fixedPages });
});
