import { violations, widthIn } from "./audit";
import { expect, test } from "./fixtures";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor opens an article on the third page of the news", async ({ page }) => {
      await page.goto("/nieuws");
      const list = page.locator("[data-swap=overzicht]");
      const first = await list.locator("[data-items] a").allTextContents();
      for (const number of [2, 3]) {
        await list.getByRole("link", { name: "Volgende" }).click();
        await expect(list.getByRole("heading", { level: 2 })).toHaveText(
          new RegExp(`^\\d+ berichten, pagina ${number} van \\d+$`),
        );
      }
      const article = list.locator("[data-items] a").nth(4);
      const title = (await article.textContent()) ?? "";
      expect(first).not.toContain(title);
      await article.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.goBack();
      await expect(page).toHaveURL(/\/nieuws\?page=3/);
      await expect(list.locator("[data-items] a").nth(4)).toHaveText(title);
    });

    test("a visitor searches the news, and a search without results links to all news", async ({ page }) => {
      await page.goto("/nieuws?page=4");
      const form = page.getByRole("search", { name: "Zoek in het nieuws" });
      await form.getByRole("searchbox").fill("wandelvoetbal");
      await form.getByRole("button", { name: "Zoek" }).click();
      await expect(page).toHaveURL(/\/nieuws\?zoekterm=wandelvoetbal$/);
      const list = page.locator("[data-swap=overzicht]");
      await expect(list.getByRole("heading", { level: 2 })).toHaveText(/over ‘wandelvoetbal’/);
      await expect(list.getByRole("link", { name: /wandelvoetbal/i }).first()).toBeVisible();
      await form.getByRole("searchbox").fill("qqzzxx");
      await form.getByRole("button", { name: "Zoek" }).click();
      await expect(list.getByRole("heading", { level: 2 })).toHaveText("We vonden geen nieuws over ‘qqzzxx’");
      await list.getByRole("link", { name: "Bekijk al het nieuws" }).click();
      await expect(list.locator("[data-items] a")).toHaveCount(10);
    });

    test("a visitor follows a related article of the same category", async ({ page }) => {
      await page.goto("/nieuws/supermarkt-leert-rustig-helpen");
      const related = page.getByRole("region", { name: "Meer nieuws: Ervaringen" });
      const links = related.getByRole("heading", { level: 3 }).getByRole("link");
      await expect(links).toHaveCount(3);
      await expect(related.getByRole("link", { name: "supermarkt" })).toHaveCount(0);
      const title = (await links.first().textContent()) ?? "";
      await links.first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });

    test("a visitor searches for a partner company and opens its page", async ({ page }) => {
      await page.goto("/steun-ons/bedrijven/bedrijfsvrienden");
      const list = page.locator("[data-swap=overzicht]");
      await expect(list.locator("[data-items] a")).toHaveCount(10);
      const form = page.getByRole("search", { name: "Zoek een bedrijf" });
      await form.getByRole("searchbox").fill("bakkerij");
      await form.getByRole("button", { name: "Zoek" }).click();
      await list.getByRole("link", { name: "Bakkerij Van Rooijen" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bakkerij Van Rooijen");
    });

    test("a visitor loads more books, opens one and returns to its place in the list", async ({ page }) => {
      await page.goto("/boeken-en-films");
      const items = page.locator("[data-swap=overzicht] [data-items] a");
      await expect(items).toHaveCount(16);
      await page.getByRole("link", { name: "Laad meer tips" }).click();
      await expect(items).toHaveCount(32);
      const title = (await items.nth(20).textContent()) ?? "";
      await items.nth(20).click();
      const open = page.getByRole("dialog");
      await expect(open.getByRole("heading", { level: 2 })).toHaveText(title);
      await open.getByRole("link", { name: "Sluit" }).click();
      await expect(open).toBeHidden();
      await expect(page).toHaveURL(/\/boeken-en-films\?page=2#item-/);
      await expect(items).toHaveCount(32);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled });

    test("Back from an article restores the list loaded with 'Laad meer' and the scroll position", async ({
      page,
    }) => {
      await page.goto("/nieuws");
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      const items = page.locator("[data-items] a");
      for (const [index, count] of [20, 30].entries()) {
        await page.getByRole("link", { name: "Laad meer berichten" }).click();
        await expect(items).toHaveCount(count);
        await expect(page).toHaveURL(new RegExp(`page=${index + 2}&vanaf=1`));
        await expect(items.nth(count - 10)).toBeInViewport();
      }
      // Unlike other browsers, the headless shell scrolls to the anchor on Back without scripts.
      if (!javaScriptEnabled) await page.goto("/nieuws?page=3&vanaf=1");
      const article = items.nth(24);
      await article.scrollIntoViewIfNeeded();
      const top = async () => (await article.boundingBox())?.y ?? 0;
      const before = await top();
      const title = (await article.textContent()) ?? "";
      await article.press("Enter");
      await expect(page).toHaveURL(/\/nieuws\/./);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.goBack();
      await expect(items).toHaveCount(30);
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(50);
    });
  });
}

for (const path of [
  "/nieuws",
  "/nieuws?zoekterm=qqzzxx",
  "/regios/rivierenland/nieuws",
  "/regios/rivierenland/nieuws/joyce-schenkt-tien-jaar-koffie",
  "/nieuws/supermarkt-leert-rustig-helpen",
  "/regios/rivierenland/over-de-regio",
  "/steun-ons/bedrijven/bedrijfsvrienden",
  "/boeken-en-films",
]) {
  test(`${path} has no accessibility violation and does not scroll sideways at 320 px`, async ({ page }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
  });
}

test("the news page shows a message when the news cannot be loaded", async ({ page, breakUpstream }) => {
  await breakUpstream({ path: "/api/v1/es/news", status: 500 });
  const response = await page.goto("/nieuws");
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1, name: "Nieuws" })).toBeVisible();
  await expect(page.getByText("Het nieuws is er nu even niet")).toBeVisible();
});
