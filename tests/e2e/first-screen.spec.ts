import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";

const windows = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];
const tasks = [
  "/nieuwsbrief",
  "/nieuws",
  "/zoeken",
  "/boeken-en-films",
  "/regios",
  "/regios/rivierenland/nieuws",
  "/inloggen",
  "/ervaringen-delen/zoeken",
];
const articles = [
  "/dementie/vormen/alzheimer",
  "/zorgen/omgaan-met-gedrag",
  "/herkennen-en-diagnose/signalen",
];

/** A page with a list, and the first link on it to a page with facts. */
const facts = [
  ["/regios/rivierenland", ".activity a"],
  ["/regios/rivierenland/locaties", ".location-list a"],
  ["/regios/rivierenland", "main a[href*='/vrijwilligerswerk/']"],
] as const;

const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

for (const viewport of windows) {
  test(`with the cookie question open, a page begins on the first screen at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of tasks) {
      await page.goto(path);
      // A section with a form begins with its title.
      const task = page.locator("main section:has(form), main form").first();
      expect.soft(await top(task), path).toBeLessThan(500);
    }
    for (const path of articles) {
      await page.goto(path);
      expect.soft(await top(page.locator("#a11y-main p").first()), path).toBeLessThan(600);
    }
    for (const [list, link] of facts) {
      await page.goto(list);
      const path = (await page.locator(link).first().getAttribute("href")) ?? "";
      await page.goto(path);
      const card = page.locator(".facts-card");
      expect.soft(await top(card), path).toBeLessThan(560);
      await expect.soft(card.locator("a[href^='tel:']").first(), path).toBeVisible();
    }
    await page.goto("/");
    const button = await page.locator("main .actions .btn").first().boundingBox();
    const bar = await page.getByRole("region", { name: "Mogen we cookies gebruiken?" }).boundingBox();
    expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}
