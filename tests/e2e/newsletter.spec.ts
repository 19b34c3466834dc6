import { expect, test } from "./fixtures";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor subscribes in the footer and reaches the confirmation page", async ({ page }) => {
      await page.goto("/zorgen");
      const footer = page.getByRole("contentinfo");
      await footer.getByLabel("E-mailadres").fill("els@voorbeeld.nl");
      await footer.getByRole("button", { name: "Meld je aan" }).click();
      await expect(page).toHaveURL(/\/nieuwsbrief\/bedankt$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bijna klaar: kijk in je mail");
      const main = page.getByRole("main");
      await expect(main).toContainText("Klik op de link in die mail");
      await expect(main).toContainText("af te melden");
      await expect(main).toContainText("We bewaren je e-mailadres");
    });

    test("an invalid address shows an error at the field and stays as typed", async ({ page }) => {
      await page.goto("/zorgen");
      const footer = page.getByRole("contentinfo");
      await footer.getByLabel("E-mailadres").fill("els.voorbeeld");
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        footer.getByRole("button", { name: "Meld je aan" }).click(),
      ]);
      expect(answer.status()).toBe(400);
      await expect(page).toHaveURL(/\/nieuwsbrief$/);
      await expect(page).toHaveTitle(/^Fout: /);
      const field = page.getByRole("main").getByLabel("E-mailadres");
      await expect(field).toHaveValue("els.voorbeeld");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/Ongeldig e-mailadres\./);
      const summary = page.getByRole("alert");
      await expect(summary.getByRole("link", { name: "E-mailadres: Ongeldig e-mailadres." })).toBeVisible();
      if (javaScriptEnabled) await expect(summary).toBeFocused();
      await field.fill("els@voorbeeld.nl");
      await page.getByRole("main").getByRole("button", { name: "Meld je aan" }).click();
      await expect(page).toHaveURL(/\/nieuwsbrief\/bedankt$/);
    });

    test("an empty form shows an error that the address is required", async ({ page }) => {
      await page.goto("/nieuwsbrief");
      await page.getByRole("button", { name: "Meld je aan" }).click();
      await expect(page.getByRole("alert").getByRole("link")).toHaveText("E-mailadres: Invoer is verplicht.");
    });

    test("a failing newsletter provider shows an error and keeps the typed address", async ({
      page,
      breakUpstream,
      testId,
    }) => {
      // A distinct address, because a repeated sign-up is not sent again.
      await breakUpstream({ path: "/newsletter-provider/*", status: 500 });
      await page.goto("/nieuwsbrief");
      const field = page.getByRole("main").getByLabel("E-mailadres");
      const address = `${testId}@voorbeeld.nl`;
      await field.fill(address);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        page.getByRole("main").getByRole("button", { name: "Meld je aan" }).click(),
      ]);
      expect(answer.status()).toBe(502);
      await expect(page.getByRole("alert")).toContainText("Er is iets misgegaan. Probeer het opnieuw.");
      await expect(field).toHaveValue(address);
      await expect(page.getByRole("main").getByRole("button", { name: "Meld je aan" })).toBeEnabled();
    });
  });
}
