import { brands } from "../../app/utils/brand";
import { unmeasuredColours, violations, violationsInBothSchemes, widthIn } from "./audit";
import { expect, test } from "./fixtures";
import { showGallery } from "./gallery";

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

// Pages of brands differ only in colours and logo.
for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no accessibility violation and does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
  });
}

test("a refused newsletter form has no accessibility violation", async ({ page }) => {
  await page.goto("/nieuwsbrief");
  await page.getByRole("main").getByRole("button", { name: "Meld je aan" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test("links within the text of every block are told from it", async ({ page }) => {
  await showGallery(page);
  expect(await violations(page, ["color-contrast", "link-in-text-block"])).toEqual([]);
});

/** Pages that together contain every component outside blocks, with and without errors. */
const colouredPages = [
  ...Object.values(pages),
  ...["/cookies", "/doneren", "/geheugentest/ander", "/regios", "/regios/rivierenland", "/vrijwilligerswerk"],
  ...["/regios/rivierenland/locaties", "/vrijwilligerswerk/medewerker-hulplijn/solliciteren"],
];

test("all text has colours whose contrast is tested, light and dark", async ({ page }) => {
  for (const path of colouredPages) {
    await page.goto(path);
    expect.soft(await unmeasuredColours(page), path).toEqual([]);
  }
  await page.goto("/geheugentest/ander");
  await page.getByRole("button", { name: "Volgende" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect.soft(await unmeasuredColours(page), "a refused form").toEqual([]);
  expect(await showGallery(page)).toBeGreaterThan(60);
  expect.soft(await unmeasuredColours(page), "the blocks").toEqual([]);
});

for (const brand of brands) {
  test.describe(brand, () => {
    test.use({ brand });

    test("the header with the logo of the brand does not scroll sideways and its logo has a name", async ({
      page,
    }) => {
      await page.goto("/");
      await expect(page.getByRole("banner").getByRole("img")).toHaveAccessibleName(/\S/);
      expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
    });
  });
}
