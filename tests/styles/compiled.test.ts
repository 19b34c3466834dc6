import { brotliCompressSync, constants } from "node:zlib";
import DoIUse from "doiuse/lib/DoIUse.js";
import postcss, { type Root, type Rule } from "postcss";
import { beforeAll, describe, expect, it } from "vitest";
import { compileSheet } from "./compile.ts";
import { type SheetName, sheetNames } from "./sheets.ts";

/** Size limits in KB, compressed. Sheets other than `site` are on some pages or for print only. */
const maxKilobytes: Record<SheetName, number> = {
  site: 14,
  accounts: 2,
  community: 2,
  donate: 2,
  editor: 1,
  inbox: 2,
  lists: 5,
  application: 1,
  "memory-test": 3,
  preview: 1,
  profile: 1,
  "slide-in": 1,
  staff: 1,
  suggestions: 1,
  preferences: 2,
  "forced-colors": 1,
  print: 3,
};

/** CSS features that iOS 12 lacks, with why the site works without them. */
const harmless: Record<string, string> = {
  "css-appearance": "known there with its prefix, which Autoprefixer adds",
  "css-color-adjust": "keeps ticks black on paper; a browser without it prints frames",
  "css-content-visibility": "opens folded parts on paper, in a rule of its own",
  "css-focus-visible": "in a rule of its own that such a browser drops: every focus keeps its ring",
  "css-gradients": "the one gradient is a plain line under words",
  "css-marker-pseudo": "bullets keep the colour of the text",
  "css-masks": "known there with its prefix, which Autoprefixer adds",
  "css-math-functions": "min() and max() are known there, clamp() is not and is never used",
  "css-overflow": "hidden and auto are known there, clip is not and is never used",
  "css-page-break": "paper only",
  "css-paged-media": "paper only: the browser's own margins",
  "css-resize": "a text field keeps its height",
  "css-scroll-behavior": "jumps instead of scrolling",
  "prefers-color-scheme": "stays light",
  "text-decoration": "a line under a link keeps the browser's own thickness",
};

/** All sheets in one. */
let css: string;
let sheet: Root;
const sheets = new Map<string, string>();

beforeAll(async () => {
  for (const name of sheetNames) sheets.set(name, await compileSheet(name));
  css = [...sheets.values()].join("\n");
  sheet = postcss.parse(css);
});

describe("the compiled style sheets", () => {
  it("uses nothing that iOS 12 does not know, but what is harmless", async () => {
    const unknown: string[] = [];
    const seen = new Set<string>();
    const plugin = new DoIUse({
      browsers: ["ios_saf 12"],
      onFeatureUsage: ({ feature, usage }) => {
        seen.add(feature);
        if (!(feature in harmless)) unknown.push(`${feature}: ${usage.toString().slice(0, 120)}`);
      },
    });
    await postcss([plugin]).process(css, { from: undefined });
    expect(unknown).toEqual([]);
    expect(
      Object.keys(harmless).filter((feature) => !seen.has(feature)),
      "no longer used",
    ).toEqual([]);
  });

  it("has nothing that the table of browsers passes over: names, selectors, rgb() with spaces", () => {
    const words = ["inset:", "inset-inline", "inset-block", "aspect-ratio:", "clamp("];
    const rules = [":is(", ":where(", ":has(", "@layer", "@container", "&:"];
    expect([...words, ...rules].filter((one) => css.includes(one))).toEqual([]);
    expect(css).not.toMatch(/rgba?\([^),]*\)/);
  });

  it("uses gap in grids only, and in text columns", () => {
    expect(gapsOutsideGrids(sheet)).toEqual([]);
  });

  it("keeps pseudo-elements and classes that some browsers drop in rules of their own", () => {
    expect(mixedRules(sheet)).toEqual([]);
  });

  it("leaves no directive of Tailwind and no @import behind", () => {
    expect(css).not.toMatch(/@tailwind|@apply|@import|theme\(/);
  });

  it("has the typeface under a hashed name, shown at once in a stand-in", () => {
    expect(css).toMatch(/url\([^)]*atkinson-hyperlegible-next-latin-wght-normal-[\w-]+\.woff2\)/);
    expect(css.match(/font-display:swap/g)).toHaveLength(2);
  });

  it("are each smaller than their limit when compressed", () => {
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    const sizeOf = (name: SheetName) => brotliCompressSync(sheets.get(name) ?? "", options).length;
    const tooLarge = sheetNames.filter((name) => sizeOf(name) >= maxKilobytes[name] * 1024);
    expect(tooLarge).toEqual([]);
  });
});

/** Selectors with a gap that are not a grid in the same sheet, or are a flexbox anywhere. */
function gapsOutsideGrids(root: Root): string[] {
  const displays = new Map<string, Set<string>>();
  const gaps = new Set<string>();
  root.walkDecls((declaration) => {
    if (declaration.parent?.type !== "rule") return;
    for (const selector of (declaration.parent as Rule).selectors) {
      if (/^(grid-)?((row|column)-)?gap$/.test(declaration.prop)) gaps.add(selector);
      const display =
        declaration.prop === "columns" ? "columns" : declaration.prop === "display" && declaration.value;
      if (display) displays.set(selector, (displays.get(selector) ?? new Set()).add(display));
    }
  });
  return [...gaps].filter((selector) => {
    if (/grid-gap-/.test(selector)) return false;
    const own = displays.get(selector) ?? new Set();
    return own.has("flex") || own.has("inline-flex") || !(own.has("grid") || own.has("columns"));
  });
}

/** Browsers drop a whole rule if they do not support one selector of its list. */
function mixedRules(root: Root): string[] {
  const mixed: string[] = [];
  root.walkRules((rule) => {
    const kinds = new Set(
      rule.selectors.map((one) => /:focus-visible|::(?!before|after)[\w-]+/.exec(one)?.[0] ?? ""),
    );
    if (kinds.size > 1) mixed.push(rule.selector);
  });
  return mixed;
}
