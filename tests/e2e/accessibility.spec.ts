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
  "collector sign-up": "/collecte/aanmelden",
  "collector confirmation": "/collecte/aanmelden/bedankt",
  "reading preferences": "/weergave",
  "saved reading preferences": "/weergave/bewaard",
  "site overview": "/sitemap",
  "feedback confirmation": "/nuttig?pad=/zorgen/partner&antwoord=nee",
  "not found": "/bestaat-niet",
};

// One brand suffices: brands differ only in colours and logo.
for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no accessibility violation and does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
  });
}

test("a newsletter form with errors has no accessibility violation", async ({ page }) => {
  await page.goto("/nieuwsbrief");
  await page.getByRole("main").getByRole("button", { name: "Meld je aan" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test("links in the text of every block differ visibly from that text", async ({ page }) => {
  await showGallery(page);
  expect(await violations(page, ["color-contrast", "link-in-text-block"])).toEqual([]);
});

/** Pages that together contain every component outside blocks, with and without errors. */
const colouredPages = [
  ...Object.values(pages),
  ...["/cookies", "/doneren", "/geheugentest/ander", "/regios", "/regios/rivierenland", "/vrijwilligerswerk"],
  ...["/regios/rivierenland/locaties", "/vrijwilligerswerk/medewerker-hulplijn/solliciteren"],
];

test("all text uses colour pairs with a tested contrast, in light and dark", async ({ page }) => {
  for (const path of colouredPages) {
    await page.goto(path);
    expect.soft(await unmeasuredColours(page), path).toEqual([]);
  }
  await page.goto("/geheugentest/ander");
  await page.getByRole("button", { name: "Volgende" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect.soft(await unmeasuredColours(page), "a form with errors").toEqual([]);
  expect(await showGallery(page)).toBeGreaterThan(60);
  expect.soft(await unmeasuredColours(page), "the blocks").toEqual([]);
});

for (const brand of brands) {
  test.describe(brand, () => {
    test.use({ brand });

    test("the header of the brand does not scroll sideways and its logo has an accessible name", async ({
      page,
    }) => {
      await page.goto("/");
      await expect(page.getByRole("banner").getByRole("img")).toHaveAccessibleName(/\S/);
      expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
    });
  });
}
