import AxeBuilder from "@axe-core/playwright";
import { brands } from "../../app/domain/brand";
import { expect, test } from "./fixtures";

const pages = {
  home: "/",
  "content page": "/zorgen/partner",
  "overview page": "/dementie",
  news: "/nieuws/hulplijn-ook-met-kerst-open",
  search: "/zoeken?zoekterm=hulp",
  "empty search": "/zoeken?zoekterm=qqzzxx",
  shop: "/winkel",
  recommendations: "/boeken-en-films",
  quiz: "/quiz",
  newsletter: "/nieuwsbrief",
  "newsletter confirmation": "/nieuwsbrief/bedankt",
  "reading preferences": "/weergave",
  "reading preferences that were kept": "/weergave/bewaard",
  "site overview": "/sitemap",
  "thanks for an answer": "/nuttig?pad=/zorgen/partner&antwoord=nee",
  "not found": "/bestaat-niet",
};

for (const brand of brands) {
  test.describe(brand, () => {
    test.use({ brand });

    for (const [name, path] of Object.entries(pages)) {
      test(`${name} has no accessibility violation, light and dark`, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await violations(page)).toEqual([]);
      });

      test(`${name} does not scroll sideways at 320 px`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      });
    }

    test("a refused newsletter form has no accessibility violation", async ({ page }) => {
      await page.goto("/nieuwsbrief");
      await page.getByRole("main").getByRole("button", { name: "Meld je aan" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("an outage has no accessibility violation", async ({ page, breakUpstream }) => {
      await breakUpstream({ path: "/api/drupal/zorgen", status: 500 });
      await page.goto("/zorgen");
      expect(await violations(page)).toEqual([]);
    });
  });
}

async function violations(page: import("@playwright/test").Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
