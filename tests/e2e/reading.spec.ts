import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor opens a page on the third level from the menu of a wide screen", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/");
      const menu = page.getByRole("navigation", { name: "Hoofdmenu", exact: true });
      await menu.locator("summary", { hasText: "Over dementie" }).click();
      await menu.getByRole("link", { name: "Vormen van dementie" }).click();
      await expect(page).toHaveURL(/\/dementie\/vormen$/);
      await menu.locator("summary", { hasText: "Over dementie" }).click();
      await menu.getByRole("link", { name: /vasculaire dementie/i }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/vasculaire dementie/i);
      await expect(page.getByRole("navigation", { name: "Kruimelpad" }).getByRole("link")).toHaveText([
        "Home",
        /dementie/i,
        /vormen/i,
      ]);
    });

    test("a visitor opens a page on the third level from the menu of a phone", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/");
      await page.locator("summary", { hasText: "Menu" }).click();
      const menu = page.getByRole("navigation", { name: "Hoofdmenu op kleine schermen" });
      await menu.locator("summary", { hasText: "Over dementie" }).click();
      await menu.locator("summary", { hasText: "Vormen van dementie" }).click();
      await menu.getByRole("link", { name: /lewy/i }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/lewy/i);
    });

    test("questions and answers open without scripts", async ({ page }) => {
      await page.goto("/zorgen/partner");
      const question = page.getByRole("main").locator("details:not([data-menu])").first();
      await question.locator("summary").click();
      await expect(question.locator("> :not(summary)")).toBeVisible();
    });

    test("the page for an unknown address has a search, five links and a link to the home page", async ({
      page,
    }) => {
      const response = await page.goto("/bestaat/niet");
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Pagina niet gevonden \|/);
      const main = page.getByRole("main");
      const suggestions = main.getByRole("region", { name: "Misschien zoek je dit" });
      await expect(suggestions.getByRole("listitem")).toHaveCount(5);
      await main.getByRole("searchbox").fill("autorijden");
      await main.getByRole("button", { name: "Zoek" }).click();
      await expect(page).toHaveURL(/\/zoeken\?zoekterm=autorijden$/);
      await page.goBack();
      await main.getByRole("link", { name: "Terug naar de beginpagina" }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    test("an outage of the CMS is a 503 page with the helpline and a retry link", async ({
      page,
      breakUpstream,
    }) => {
      await breakUpstream({ path: "/api/drupal/zorgen/partner", status: 500 });
      const response = await page.goto("/zorgen/partner");
      expect(response?.status()).toBe(503);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("De website heeft een storing");
      await expect(page.getByRole("main").getByRole("link", { name: /0800 000 00 00/ })).toBeVisible();
      await expect(page.getByRole("link", { name: "Probeer het opnieuw" })).toHaveAttribute(
        "href",
        "/zorgen/partner",
      );
    });
  });
}

test.describe("with scripts on", () => {
  test("Escape closes a menu and returns focus to its button", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Hoofdmenu", exact: true });
    const summary = menu.locator("summary").first();
    await summary.click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menu.locator("details[open]")).toHaveCount(0);
    await expect(summary).toBeFocused();
  });
});

for (const [path, width] of [
  ["/regios/rivierenland", 1024],
  ["/regios/utrecht", 1024],
  ["/regios/utrecht", 1440],
] as const) {
  test(`the sub-menu of ${path} at ${width} px covers neither its targets nor the focused element`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const menu = page.getByRole("navigation", { name: "Op deze pagina" });
    const bottom = () => menu.evaluate((nav) => Math.floor(nav.getBoundingClientRect().bottom));
    const top = (part: Locator) => part.evaluate((element) => Math.ceil(element.getBoundingClientRect().top));
    for (const entry of await menu.locator("a[href^='#']").all()) {
      await entry.evaluate((link: HTMLElement) => link.click());
      const part = page.locator((await entry.getAttribute("href")) ?? "");
      await expect(part).toBeInViewport();
      expect(await top(part)).toBeGreaterThanOrEqual(await bottom());
    }
    // From the last section back, past links above the visible area.
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press("Shift+Tab");
      const focused = page.locator("main :focus");
      const inMenu = await focused.evaluate((element) => element.closest("nav") !== null);
      if (inMenu) break;
      expect(await top(focused)).toBeGreaterThanOrEqual(await bottom());
    }
  });
}
