import { expect, test } from "./fixtures";
import { expectFit, giveMonthly } from "./gifts";
import { waitForMail } from "./mails";
import { main, newName, newStaff } from "./members";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("staff find a gift, give it back, and account for the year", async ({ page, browser, baseURL }) => {
      const address = `${newName().toLowerCase()}@voorbeeld.nl`;
      const other = await browser.newContext({ javaScriptEnabled, baseURL });
      const reference = await giveMonthly(await other.newPage(), address);
      await other.close();
      await newStaff(page, "admin");

      await page.goto("/beheer/giften");
      await main(page).getByLabel("Stand").selectOption({ label: "betaald" });
      await main(page).getByLabel("Waarvoor").selectOption("region-zeeland");
      await main(page).getByRole("button", { name: "Toon" }).click();
      await expect(main(page).getByRole("link", { name: reference })).toBeVisible();
      await expectFit(page, javaScriptEnabled);

      await main(page).getByRole("link", { name: "Zoek een gever" }).click();
      await main(page).getByLabel("Begin van de naam").fill(address);
      await main(page).getByRole("button", { name: "Zoek" }).click();
      await expectFit(page, javaScriptEnabled);
      await main(page).getByRole("link", { name: reference }).click();
      await expect(main(page)).toContainText("Ineke Vermeulen");
      await expectFit(page, javaScriptEnabled);
      await main(page).getByRole("link", { name: "Betaal terug" }).click();
      await main(page).getByRole("radio", { name: "Er is dubbel betaald" }).check();
      await expectFit(page, javaScriptEnabled);
      await main(page).getByRole("button", { name: "Ja, betaal terug" }).click();
      await expect(main(page).getByRole("status")).toContainText("Dat is gedaan");
      await waitForMail(address, "We betalen je gift van €\u00a010 terug");
      await page.reload();
      await expect(main(page).getByRole("listitem").filter({ hasText: "terugbetaald" })).not.toHaveCount(0);
      await main(page).getByRole("link", { name: "Stop de gift" }).click();
      await main(page).getByRole("button", { name: "Ja, stop de gift" }).click();
      await expect(main(page)).toContainText("een medewerker stopte de gift");

      await page.goto("/beheer/giften/totalen");
      await expect(main(page).getByRole("row", { name: /^Afdeling Zeeland/ })).toBeVisible();
      await expectFit(page, javaScriptEnabled);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        main(page).getByRole("button", { name: "Download" }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^giften-.*\.csv$/);

      await main(page).getByRole("link", { name: "Vergelijk met de bank" }).click();
      await main(page).getByRole("button", { name: "Vergelijk nu" }).click();
      await expect(async () => {
        await page.reload();
        await expect(main(page).getByRole("heading", { name: /^De boeken/ })).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 60_000 });
      await expectFit(page, javaScriptEnabled);
    });
  });
}
