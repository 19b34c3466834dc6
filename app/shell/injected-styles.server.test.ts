import { expect, test } from "vitest";
import { namedSheet, stylesAt } from "./injected-styles.server";
import type { CodeRule } from "./page-rule-schema.server";

const rule = (code: string, change: Partial<CodeRule> = {}): CodeRule => ({
  code,
  paths: ["/nieuws/*"],
  contentTypes: [],
  condition: "OR",
  ...change,
});
const red = rule(".a{color:red}");
const blue = rule(".b{color:blue}", { paths: [], contentTypes: ["news"] });
const green = rule(".c{color:green}", { paths: ["/contact"] });
const rules = [red, blue, green];
const namesAt = (path: string, list = rules) => stylesAt(path, list).map(({ name }) => name);

test("a path has the entries whose path rule matches, with the page types they apply to", () => {
  expect(stylesAt("/nieuws/vijf-tips", rules).map(({ types }) => types)).toEqual([null, ["news"]]);
  expect(stylesAt("/zorgen", rules).map(({ types }) => types)).toEqual([["news"]]);
});

test("the sheet of unchanged entries is current, so it may be cached", () => {
  expect(namedSheet(namesAt("/nieuws/x"), rules)).toEqual({
    css: ".a{color:red}\n.b{color:blue}",
    isCurrent: true,
  });
  expect(namedSheet(namesAt("/contact").slice(-1), rules)).toEqual({
    css: ".c{color:green}",
    isCurrent: true,
  });
});

test("the sheet is the same when the CMS returns the entries in another order", () => {
  const names = namesAt("/nieuws/x");
  expect(namedSheet(names, [green, ...structuredClone(rules.slice(0, 2))]).isCurrent).toBe(true);
});

test.each([
  ["changed", [rule(".a{color:pink}"), blue, green], ".a{color:pink}\n.b{color:blue}"],
  ["split in two", [red, rule(".d{}"), blue, green], ".a{color:red}\n.d{}\n.b{color:blue}"],
  ["removed", [blue, green], ".b{color:blue}"],
  ["reordered", [blue, red, green], ".b{color:blue}\n.a{color:red}"],
  ["moved to other pages", [{ ...red, paths: ["/zorgen"] }, blue, green], ".b{color:blue}"],
])("when an entry was %s, the sheet has the current code and is not current", (_, now, css) => {
  expect(namedSheet(namesAt("/nieuws/x"), now)).toEqual({ css, isCurrent: false });
});

test.each([
  [[]],
  [["0".repeat(16)]],
  [[...namesAt("/nieuws/x"), "0".repeat(16)]],
  [namesAt("/nieuws/x").reverse()],
])("a sheet with the names %j is not current", (names) => {
  expect(namedSheet(names, rules).isCurrent).toBe(false);
});

test("an entry loads nothing from other hosts, and its open blocks are closed before the next entry", () => {
  const list = [rule("@import '//elders.example/a.css';.a{background:url(//elders.example/x)"), red];
  const { css } = namedSheet(namesAt("/nieuws/x", list), list);
  expect(css).not.toContain("elders");
  expect(css).toMatch(/\}\n\.a\{color:red\}$/);
});
