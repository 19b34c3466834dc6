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

test("a path has the entries that may hold on it, with the types they wait for", () => {
  expect(stylesAt("/nieuws/vijf-tips", rules).map(({ types }) => types)).toEqual([null, ["news"]]);
  expect(stylesAt("/zorgen", rules).map(({ types }) => types)).toEqual([["news"]]);
});

test("an address that names the entries as they are gives their sheet for good", () => {
  expect(namedSheet(namesAt("/nieuws/x"), rules)).toEqual({
    css: ".a{color:red}\n.b{color:blue}",
    known: true,
  });
  expect(namedSheet(namesAt("/contact").slice(-1), rules)).toEqual({ css: ".c{color:green}", known: true });
});

test("another instance makes the same sheet of the same list, in whatever order it comes", () => {
  const names = namesAt("/nieuws/x");
  expect(namedSheet(names, [green, ...structuredClone(rules.slice(0, 2))]).known).toBe(true);
});

test.each([
  ["changed", [rule(".a{color:pink}"), blue, green], ".a{color:pink}\n.b{color:blue}"],
  ["split in two", [red, rule(".d{}"), blue, green], ".a{color:red}\n.d{}\n.b{color:blue}"],
  ["gone", [blue, green], ".b{color:blue}"],
  ["put behind another", [blue, red, green], ".b{color:blue}\n.a{color:red}"],
  ["moved to other pages", [{ ...red, paths: ["/zorgen"] }, blue, green], ".b{color:blue}"],
])("when an entry is %s since, the address gives what its rules say now, and not for good", (_, now, css) => {
  expect(namedSheet(namesAt("/nieuws/x"), now)).toEqual({ css, known: false });
});

test.each([
  [[]],
  [["0".repeat(16)]],
  [[...namesAt("/nieuws/x"), "0".repeat(16)]],
  [namesAt("/nieuws/x").reverse()],
])("the names %j are not known", (names) => {
  expect(namedSheet(names, rules).known).toBe(false);
});

test("no entry reaches beyond itself: nothing is loaded from elsewhere, what is open is closed", () => {
  const list = [rule("@import '//elders.example/a.css';.a{background:url(//elders.example/x)"), red];
  const { css } = namedSheet(namesAt("/nieuws/x", list), list);
  expect(css).not.toContain("elders");
  expect(css).toMatch(/\}\n\.a\{color:red\}$/);
});
