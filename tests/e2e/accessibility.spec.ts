import { brands } from "../../app/utils/brand";
import { violations, violationsInBothSchemes, widthIn } from "./audit";
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
      test(`${name} has no accessibility violation, light and dark, and does not scroll sideways`, async ({
        page,
      }) => {
        await page.goto(path);
        expect(await violationsInBothSchemes(page)).toEqual([]);
        expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
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
