import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const pages = [
  "/",
  "/zorgen/partner",
  "/regios/rivierenland",
  "/boeken-en-films",
  "/vrijwilligerswerk",
  "/geheugentest",
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of pages) {
  test(`${path} has no animation with reduced motion`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await moving(page)).toEqual([]);
    // Anchor links jump without smooth scrolling.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
    const unfolds = page.locator("main details:not([open]) > summary").first();
    if (await unfolds.isVisible()) await unfolds.click();
    expect(await moving(page)).toEqual([]);
  });
}

/** Running animations, except colour transitions. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map((animation) =>
        "transitionProperty" in animation ? String(animation.transitionProperty) : animation.id,
      )
      .filter((property) => !property.includes("color") && property !== "box-shadow"),
  );
}
