import { expect, test } from "./fixtures";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor signs up to go from door to door", async ({ page }) => {
      await page.goto("/collecte");
      await page.getByRole("group", { name: "Wil je" }).getByRole("link", { name: "Meld je aan" }).click();
      await expect(page).toHaveURL(/\/collecte\/aanmelden$/);
      const main = page.getByRole("main");
      await main.getByLabel("Je naam").fill("Els de Vries");
      await main.getByLabel("Telefoonnummer").fill("06 12");
      await main.getByLabel("Postcode").fill("4001AB");
      await main.getByRole("button", { name: "Meld je aan" }).click();
      await expect(page).toHaveTitle(/^Fout: /);
      await expect(page.getByRole("alert").getByRole("link")).toHaveText(
        "Telefoonnummer: Ongeldig telefoonnummer",
      );
      await expect(main.getByLabel("Je naam")).toHaveValue("Els de Vries");
      await main.getByLabel("Telefoonnummer").fill("06 12345678");
      await main.getByRole("button", { name: "Meld je aan" }).click();
      await expect(page).toHaveURL(/\/collecte\/aanmelden\/bedankt$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fijn dat je meeloopt");
    });
  });
}
