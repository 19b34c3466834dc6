import { readFileSync } from "node:fs";
import path from "node:path";
import postcss, { type ChildNode, type Rule } from "postcss";
import { type Brand, brands } from "../../app/utils/brand";

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

const body = 7;
/** Contrast of any text. */
const text = 4.5;
const control = 3;

/** The colour pairs of components, with the contrast they need. */
export const pairs: [foreground: string, ground: string, needs: number, only?: Scheme][] = [
  ["ink", "surface", body],
  ["ink", "sand", body],
  ["ink", "sand-dark", body],
  ["ink", "brand-soft", body],
  ["ink", "accent-soft", body],
  ["ink", "error-soft", body],
  ["ink-soft", "surface", body],
  ["ink-soft", "sand", body],
  ["ink-soft", "brand-soft", body],
  ["ink-soft", "accent-soft", body],
  ["brand-dark", "surface", body],
  ["brand-dark", "sand", body],
  ["brand-dark", "sand-dark", text],
  ["brand-dark", "brand-soft", text],
  ["brand-dark", "accent-soft", text],
  ["brand-dark", "success-soft", text],
  ["brand", "surface", text],
  ["brand", "sand", text],
  ["on-brand", "brand", text],
  ["on-brand", "brand-dark", body],
  ["on-accent", "accent", body],
  ["on-accent", "accent-dark", text],
  ["on-deep", "deep", body],
  ["on-deep", "deep-soft", body],
  ["on-deep-soft", "deep", body],
  ["on-deep-soft", "deep-soft", body],
  ["accent", "deep", text],
  ["accent", "deep-soft", text],
  ["error", "surface", body],
  ["error", "error-soft", text],
  ["error", "sand", text],
  ["error", "brand-soft", text],
  ["error", "accent-soft", text],
  ["ink", "success-soft", body],
  ["success", "success-soft", text],
  ["control", "surface", control],
  ["control", "sand", control],
  ["control", "brand-soft", control],
  ["control", "accent-soft", control],
  ["control", "error-soft", control],
  ["focus", "surface", control],
  ["focus", "sand", control],
  ["focus", "brand-soft", control],
  ["focus", "accent-soft", control],
  ["focus-ring", "focus", control],
  // In dark mode the second, white line of the ring gives the contrast on a deep background.
  ["focus-ring", "deep", control, "light"],
  ["focus", "deep", control, "dark"],
];

export const tokens = readTokens();

/** The pairs with enough contrast for text, as `ink on surface`. */
export function textPairs(scheme: Scheme): string[] {
  return pairs
    .filter(([, , needs, only]) => needs >= text && (only ?? scheme) === scheme)
    .map(([foreground, ground]) => `${foreground} on ${ground}`);
}

/** The names of the colour tokens; every brand and scheme has the same. */
export function tokenNames(): string[] {
  return [...tokens.light.alzheimer.keys()];
}

export function colour(brand: Brand, scheme: Scheme, name: string): string {
  const value = tokens[scheme][brand].get(name);
  if (!value) throw new Error(`--${name} is missing in ${brand}, ${scheme}`);
  return value;
}

/** WCAG 2.2, contrast ratio. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parseTokens() {
  const file = path.resolve(import.meta.dirname, "../../app/design/styles/tokens.css");
  return postcss.parse(readFileSync(file, "utf8"), { from: file });
}

function readTokens(): Record<Scheme, Record<Brand, Map<string, string>>> {
  const empty = () => ({ alzheimer: new Map(), samen: new Map(), dementie: new Map() });
  const found: Record<Scheme, Record<Brand, Map<string, string>>> = { light: empty(), dark: empty() };
  parseTokens().walkRules((rule) => {
    const brand = brands.find((name) => rule.selector.includes(name));
    const scheme = schemeOf(rule);
    if (!brand || !scheme) return;
    for (const [name, value] of declared(rule)) found[scheme][brand].set(name, value);
  });
  return found;
}

/** Names of tokens that all brands share: sizes, spaces, corners. */
export function sharedNames(): string[] {
  const names: string[] = [];
  parseTokens().walkRules((rule) => {
    if (rule.selector === ":root" && !isContrast(rule)) names.push(...declared(rule).map(([name]) => name));
  });
  return names;
}

function declared(rule: Rule): [string, string][] {
  return rule.nodes.flatMap((node: ChildNode) =>
    node.type === "decl" && node.prop.startsWith("--")
      ? [[node.prop.slice(2), node.value] as [string, string]]
      : [],
  );
}

function mediaOf(rule: Rule): string {
  return rule.parent?.type === "atrule" && "params" in rule.parent ? String(rule.parent.params) : "";
}

function isContrast(rule: Rule): boolean {
  return mediaOf(rule).includes("prefers-contrast");
}

function schemeOf(rule: Rule): Scheme | null {
  const media = mediaOf(rule);
  if (media === "") return "light";
  return media.includes("prefers-color-scheme: dark") ? "dark" : null;
}
