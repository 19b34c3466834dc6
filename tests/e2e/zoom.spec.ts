import { expect, test } from "./fixtures";
import { KeyboardUser } from "./keyboard";
import { newMember } from "./members";

const pages = {
  "the home page": "/",
  "a region": "/regios/rivierenland",
  "the memory test": "/geheugentest/zelf",
  "an application": "/vrijwilligerswerk/medewerker-hulplijn/solliciteren",
  "the list of vacancies": "/vrijwilligerswerk",
  "a page with a slide-in": "/dementie/oorzaken",
};

// A window of 1280 by 1024 at 400 %, with the consent bar open.
test.use({ viewport: { width: 320, height: 256 } });

for (const [name, path] of Object.entries(pages)) {
  test(`at 400 % nothing on ${name} covers the focused element`, async ({ page }) => {
    const visitor = new KeyboardUser(page);
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await visitor.tabs(45);
    expect(visitor.unseen).toEqual([]);
  });
}

test("at 400 % nothing on the pages of a member covers the focused element", async ({ page }) => {
  const { name } = await newMember(page);
  const visitor = new KeyboardUser(page);
  for (const path of [
    ...["/mijn", "/mijn/profiel", "/mijn/profiel/foto", "/mijn/instellingen", "/mijn/gegevens"],
    ...["/mijn/account-verwijderen", `/leden/${name}`],
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await visitor.tabs(45);
  }
  expect(visitor.unseen).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`at 400 %, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor opens a page from the menu, and every focused element is visible", async ({ page }) => {
      const visitor = new KeyboardUser(page);
      const menu = page.getByRole("navigation", { name: "Hoofdmenu op kleine schermen" });
      await page.goto("/");
      await visitor.tabTo(page.locator("summary", { hasText: "Menu" }), { limit: 8 });
      await page.keyboard.press("Enter");
      await visitor.open(menu.getByRole("link", { name: "In de buurt" }), {
        limit: 12,
      });
      await expect(page).toHaveURL(/\/regios/);
      expect(visitor.unseen).toEqual([]);
    });

    test("the consent bar at the end of the page works with the keyboard", async ({ page }) => {
      const visitor = new KeyboardUser(page);
      await page.goto("/zorgen");
      await visitor.tabTo(page.getByRole("button", { name: "Nee, liever niet" }), { limit: 4, back: true });
      expect(visitor.unseen).toEqual([]);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("region", { name: "Mogen we cookies gebruiken?" })).toHaveCount(0);
    });
  });
}

test("at 400 % a slide-in is part of the page and its focused elements are visible", async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: "weergave", value: "toestemming=1", url: test.info().project.use.baseURL ?? "" },
  ]);
  const visitor = new KeyboardUser(page);
  await page.goto("/dementie/oorzaken");
  const last = page.locator("[data-slide-in]").locator("a, button, input").last();
  await page.locator("[data-slide-in]").evaluate((card) => {
    for (const wait of card.getAnimations()) wait.finish();
  });
  await visitor.tabTo(last, { limit: 80, back: true });
  expect(visitor.unseen).toEqual([]);
});
