import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { isBrand } from "../../app/utils/brand";
import { pairsOfWords, schemes } from "../styles/tokens";

/** What breaks a rule of accessibility on the page, as `rule: element`. Looks at the page itself, not into frames of others. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // A second page for the result, and the elements that pass, take most of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const found = await (rules ? builder.withRules(rules) : builder).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The same, and the words whose colours are not measured, in light and dark. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  return [...(await violations(page)), ...(await unmeasuredColours(page))];
}

/**
 * Words in a colour on a ground that is no pair of tokens with the contrast of words (tests/styles/tokens.ts), as
 * `scheme: colour on ground: element`.
 */
export async function unmeasuredColours(page: Page): Promise<string[]> {
  const unmeasured: string[] = [];
  const brand = (await page.locator("html").getAttribute("data-brand")) ?? "";
  if (!isBrand(brand)) throw new Error(`No brand ${brand}`);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    const measured = pairsOfWords(brand, scheme);
    for (const [pair, element] of await page.evaluate(coloursOfWords)) {
      if (!measured.includes(pair)) unmeasured.push(`${scheme}: ${pair}: ${element}`);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  return unmeasured;
}

/** The colour of all words in sight on that of what is behind them, each with the first such element. Runs in the page. */
function coloursOfWords(): [pair: string, element: string][] {
  const hex = (color: string) => {
    const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3);
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return "#ffffff";
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === "rgba(0, 0, 0, 0)" ? groundOf(element.parentElement) : hex(backgroundColor);
  };
  const found = new Map<string, string>();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    if (!element || !words.currentNode.textContent?.trim()) continue;
    const { color, visibility } = getComputedStyle(element);
    // What is clipped is there for screen readers alone.
    const isClipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clip !== "auto" || isClipped(one.parentElement));
    if (element.getClientRects().length === 0 || visibility === "hidden" || isClipped(element)) continue;
    const pair = `${hex(color)} on ${groundOf(element)}`;
    if (!found.has(pair)) found.set(pair, element.outerHTML.slice(0, 120));
  }
  return [...found];
}

/** How wide the page is in a window of so many pixels: more where it scrolls sideways. */
export async function widthIn(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 640 });
  return page.evaluate(() => document.documentElement.scrollWidth);
}
