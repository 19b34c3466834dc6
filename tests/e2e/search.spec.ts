import { expect, test } from "./fixtures";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor searches from the header and finds a page", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/");
      await page.getByRole("banner").getByRole("searchbox").fill("autorijden");
      await page.getByRole("banner").getByRole("button", { name: "Zoek" }).click();
      await expect(page).toHaveTitle(/Zoeken naar ‘autorijden’/);
      await expect(page.getByRole("main").locator("mark").first()).toHaveText(/autorijden/i);
      await page.getByRole("main").locator(".rows a").first().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/autorijden/i);
    });

    test("a visitor searches in the news only", async ({ page }) => {
      await page.goto("/zoeken");
      const main = page.getByRole("main");
      await main.getByRole("searchbox").fill("onderzoek");
      await main.getByRole("radio", { name: "Nieuws" }).check();
      // With scripts the choice itself searches.
      if (!javaScriptEnabled) await main.getByRole("button", { name: "Zoek" }).click();
      await expect(page).toHaveURL(/zoekterm=onderzoek&pijler=nieuws$/);
      await expect(main.locator(".result-group h3")).toHaveText([/^Nieuws \(\d+\)$/]);
    });

    test("nothing found offers another try, ways on and the help line", async ({ page }) => {
      await page.goto("/zoeken?zoekterm=qqzzxx&pijler=nieuws");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText(
        "Niets gevonden voor ‘qqzzxx’",
      );
      await expect(main.getByRole("link", { name: "Zoek naar ‘qqzzxx’ in alles" })).toHaveAttribute(
        "href",
        "/zoeken?zoekterm=qqzzxx&pijler=alle",
      );
      await expect(
        page.getByRole("complementary").getByRole("link", { name: "0800 000 00 00" }),
      ).toBeVisible();
    });

    test("a search that fails says so and keeps the words", async ({ page, breakUpstream }) => {
      await breakUpstream({ path: "/api/v1/es/search", status: 500 });
      const answer = await page.goto("/zoeken?zoekterm=huisarts");
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole("heading", { name: "Zoeken lukt nu even niet" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("huisarts");
    });
  });
}

test("with scripts on, choosing where to search runs the search again", async ({ page }) => {
  await page.goto("/zoeken?zoekterm=onderzoek");
  await page.getByRole("radio", { name: "Nieuws" }).check();
  await expect(page).toHaveURL(/pijler=nieuws/);
});
