import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { schemes, textPairs, tokenNames } from "../styles/tokens";

/** Accessibility violations of the page without its frames, as `rule: element`. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode and violations only: a result page and passing elements take most of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const found = await (rules ? builder.withRules(rules) : builder).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Accessibility violations, and text in colours without a tested contrast, in light and dark. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  return [...(await violations(page)), ...(await unmeasuredColours(page))];
}

/** A distinct colour for each token, as `#rrggbb`. */
const markers = new Map(tokenNames().map((name, index) => [`#0000${(index + 16).toString(16)}`, name]));

/**
 * Text in a colour on a background that is not a tested pair of tokens (tests/styles/tokens.ts), as
 * `scheme: colour on background: element`. Tokens receive distinct colours first, so one brand covers all.
 */
export async function unmeasuredColours(page: Page): Promise<string[]> {
  const unmeasured: string[] = [];
  await page.evaluate(setTokens, [...markers]);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    const measured = textPairs(scheme);
    for (const { color, background, html } of await page.evaluate(coloursOfText)) {
      const pair = `${markers.get(color) ?? color} on ${markers.get(background) ?? background}`;
      if (!measured.includes(pair)) unmeasured.push(`${scheme}: ${pair}: ${html}`);
    }
  }
  await page.evaluate(unsetTokens, [...markers.values()]);
  await page.emulateMedia({ colorScheme: "light" });
  return unmeasured;
}

/** Sets the values of tokens. Runs in the page. */
function setTokens(values: [value: string, name: string][]): void {
  for (const [value, name] of values) document.documentElement.style.setProperty(`--${name}`, value);
}

/** Restores the values of tokens. Runs in the page. */
function unsetTokens(names: string[]): void {
  for (const name of names) document.documentElement.style.removeProperty(`--${name}`);
}

/** Each pair of colours of visible text and its background, with the first such element. Runs in the page. */
function coloursOfText(): { color: string; background: string; html: string }[] {
  const hex = (color: string) => {
    const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3);
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
  };
  const backgroundOf = (element: Element | null): string => {
    if (!element) return "#ffffff";
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === "rgba(0, 0, 0, 0)"
      ? backgroundOf(element.parentElement)
      : hex(backgroundColor);
  };
  const found = new Map<string, { color: string; background: string; html: string }>();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    if (!element || !words.currentNode.textContent?.trim()) continue;
    const { color, visibility } = getComputedStyle(element);
    // Clipped text is for screen readers only.
    const isClipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clip !== "auto" || isClipped(one.parentElement));
    if (element.getClientRects().length === 0 || visibility === "hidden" || isClipped(element)) continue;
    const pair = {
      color: hex(color),
      background: backgroundOf(element),
      html: element.outerHTML.slice(0, 120),
    };
    const key = `${pair.color} ${pair.background}`;
    if (!found.has(key)) found.set(key, pair);
  }
  return [...found.values()];
}

/** The scroll width of the page in a window of this width. */
export async function widthIn(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 640 });
  return page.evaluate(() => document.documentElement.scrollWidth);
}
