import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What breaks a rule of accessibility on the page, as `rule: element`. Looks at the page itself, not into frames of others. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // A second page for the result, and the elements that pass, take most of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const found = await (rules ? builder.withRules(rules) : builder).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The same in light and dark, of which only colours differ. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violations(page, ["color-contrast", "link-in-text-block"]);
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((violation) => `in the dark ${violation}`)];
}

/** How wide the page is in a window of so many pixels: more where it scrolls sideways. */
export async function widthIn(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 640 });
  return page.evaluate(() => document.documentElement.scrollWidth);
}
