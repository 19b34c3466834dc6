import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const pages = ["/", "/zorgen/partner", "/regios", "/regios/rivierenland", "/doneren", "/vrijwilligerswerk"];

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("every icon has sufficient contrast", async ({ page }) => {
      for (const path of pages) {
        await page.goto(path);
        expect.soft(await page.evaluate(dimIcons), path).toEqual([]);
      }
    });

    test("a selected option looks different from the others", async ({ page }) => {
      await page.goto("/geheugentest/ander");
      const question = page.locator("main fieldset").first();
      await question.getByRole("radio").first().check();
      const [chosen, other] = await question.locator("label").evaluateAll(grounds);
      expect(chosen).not.toBe(other);
    });
  });
}

test("the current page is marked in the pagination and in the menu", async ({ page }) => {
  await page.goto("/vrijwilligerswerk");
  const marked = await page
    .getByRole("navigation")
    .locator("li > b[aria-current=page]")
    .first()
    .evaluate(groundOf);
  expect(marked).not.toBe(await page.locator("body").evaluate(groundOf));
  await page.goto("/regios");
  const line = (name: string) => lineUnder(page, name);
  expect(await line("In de buurt")).not.toBe(await line("Geheugentest"));
});

function lineUnder(page: Page, name: string): Promise<string> {
  return page
    .getByRole("navigation", { name: "Hoofdmenu", exact: true })
    .getByRole("link", { name, exact: true })
    .first()
    .evaluate((link) => getComputedStyle(link).borderBottomColor);
}

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

function grounds(labels: Element[]): string[] {
  return labels.map((label) => getComputedStyle(label, "::before").backgroundColor);
}

/** Visible icons with a contrast below 3:1 to their background. Runs in the page. */
function dimIcons(): string[] {
  const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const light = (color: string) => {
    const [red = 0, green = 0, blue = 0] = rgb(color).map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ground = (element: Element | null): string => {
    if (!element) return "rgb(255, 255, 255)";
    const { backgroundColor } = getComputedStyle(element);
    return (rgb(backgroundColor)[3] ?? 1) === 0 ? ground(element.parentElement) : backgroundColor;
  };
  const dim = [...document.querySelectorAll("svg[aria-hidden=true]")].filter((icon) => {
    if (icon.getClientRects().length === 0) return false;
    const [low = 0, high = 0] = [light(getComputedStyle(icon).color), light(ground(icon))].sort(
      (a, b) => a - b,
    );
    return (high + 0.05) / (low + 0.05) < 3;
  });
  return dim.map((icon) => icon.parentElement?.outerHTML.slice(0, 100) ?? "");
}
