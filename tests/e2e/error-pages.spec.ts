import { violationsInBothSchemes, widthIn } from "./audit";
import { expect, test } from "./fixtures";

const failures = [
  { status: 403, fault: 403, title: "Log in om deze pagina te lezen" },
  { status: 403, fault: 401, title: "Log in om deze pagina te lezen" },
  { status: 404, fault: 404, title: "Pagina niet gevonden" },
  { status: 410, fault: 410, title: "Deze pagina is er niet meer" },
  { status: 503, fault: 503, title: "De website heeft een storing" },
  { status: 503, fault: 500, title: "De website heeft een storing" },
];
const around = [
  "/api/drupal/api/menu_items/*",
  "/api/drupal/api/breadcrumb",
  "/api/drupal/api/site-settings",
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const { status, fault, title } of failures) {
      test(`a CMS response of ${fault} renders an error page with status ${status}`, async ({
        page,
        breakUpstream,
      }) => {
        await breakUpstream({ path: "/api/drupal/zorgen", status: fault });
        const response = await page.goto("/zorgen");
        expect(response?.status()).toBe(status);
        await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.getByRole("main")).toHaveClass("failed");
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
        await expect(page.locator("body[data-page-kind]")).toHaveCount(0);
        await expect(page.getByRole("contentinfo")).toBeVisible();
        // The donation block is absent during an outage.
        await expect(page.getByRole("complementary", { name: /mee/ })).toHaveCount(status === 503 ? 0 : 1);
      });

      test(`the error page of a ${fault} renders when menus, breadcrumb and site settings fail too`, async ({
        page,
        breakUpstream,
      }) => {
        await breakUpstream({ path: "/api/drupal/zorgen", status: fault });
        for (const path of around) await breakUpstream({ path, status: 500 });
        expect((await page.goto("/zorgen"))?.status()).toBe(status);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.getByRole("main").getByRole("link", { name: "0800 000 00 00" })).toBeVisible();
      });
    }

    test("a page that requires an account links to registration, and to the login page that leads back", async ({
      page,
      breakUpstream,
    }) => {
      await breakUpstream({ path: "/api/drupal/zorgen", status: 403 });
      await page.goto("/zorgen");
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "Maak een account" })).toHaveAttribute(
        "href",
        "/registreren?terug=%2Fzorgen",
      );
      await main.getByRole("link", { name: "Log in" }).click();
      await expect(page).toHaveURL(/\/inloggen\?terug=%2Fzorgen$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in");
    });

    test("a home page that the CMS refuses renders the error page", async ({ page, breakUpstream }) => {
      await breakUpstream({ path: "/api/drupal/api/homepage", status: 403 });
      expect((await page.goto("/"))?.status()).toBe(403);
      await expect(page.getByRole("main")).toHaveClass("failed");
    });

    test("only pages of a region have the style of a region", async ({ page }) => {
      await page.goto("/regios/rivierenland");
      await expect(page.getByRole("main")).toHaveClass("region");
      await page.goto("/zorgen");
      await expect(page.getByRole("main")).not.toHaveClass(/region|failed/);
    });
  });
}

test("a refused page is not cached", async ({ request, breakUpstream }) => {
  await breakUpstream({ path: "/api/drupal/zorgen", status: 403 });
  expect((await request.get("/zorgen")).headers()["cache-control"]).toBe("no-store");
});

for (const { fault } of failures.filter(({ status, fault }) => status === fault)) {
  test(`the error page of a ${fault} has no accessibility violation in light and dark, and does not scroll sideways`, async ({
    page,
    breakUpstream,
  }) => {
    await breakUpstream({ path: "/api/drupal/zorgen", status: fault });
    await page.goto("/zorgen");
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
  });
}
