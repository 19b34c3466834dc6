import { expect, test } from "./fixtures";
import { endAtBank, expectFit, fillDetails, giveMonthly } from "./gifts";
import { waitForMail } from "./mails";
import { main, newName } from "./members";

const newAddress = () => `${newName().toLowerCase()}@voorbeeld.nl`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor gives once and is thanked with a receipt", async ({ page }) => {
      await page.goto("/doneren?frequentie=eenmalig&bedrag=25");
      await expectFit(page, javaScriptEnabled);
      await fillDetails(page, newAddress());
      await expectFit(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Betaal € 25" }).click();
      await endAtBank(page, "Betalen");
      await expect(page).toHaveURL(/\/doneren\/bedankt\?code=/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dank je wel, Ineke Vermeulen");
      await expect(main(page)).toContainText("€ 25, eenmalig");
      await expectFit(page, javaScriptEnabled);
    });

    test("a visitor gives every month after agreeing to the mandate", async ({ page }) => {
      await page.goto("/doneren?frequentie=maandelijks&bedrag=10");
      await fillDetails(page, newAddress());
      const pay = page.getByRole("button", { name: "Geef elke maand € 10" });
      await pay.click();
      const agree = page.getByRole("checkbox", { name: "Ja, schrijf elke maand € 10 af." });
      await expect(agree).toHaveAttribute("aria-invalid", "true");
      await expectFit(page, javaScriptEnabled);
      await agree.check();
      await pay.click();
      await endAtBank(page, "Betalen");
      await expect(main(page)).toContainText("Vanaf nu geef je elke maand € 10.");
      await expect(main(page)).toContainText("Volgende keer");
    });

    test("a visitor whose payment failed tries again with everything kept", async ({ page }) => {
      await page.goto("/doneren?frequentie=eenmalig&bedrag=12,50");
      await fillDetails(page, newAddress());
      await page.getByRole("button", { name: "Betaal € 12,50" }).click();
      await endAtBank(page, "Annuleren");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("De betaling is niet gelukt");
      await expect(main(page)).toContainText("Er is niets afgeschreven");
      await expectFit(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Probeer het opnieuw" }).click();
      await endAtBank(page, "Betalen");
      await expect(main(page)).toContainText("€ 12,50");
      await expect(page).toHaveURL(/\/doneren\/bedankt\?code=/);
    });

    test("a visitor gives by bank transfer", async ({ page, context }) => {
      await page.goto("/doneren?frequentie=eenmalig&bedrag=25");
      await fillDetails(page, newAddress());
      await page.getByRole("link", { name: "Liever zelf overmaken met je bank?" }).click();
      await expect(main(page)).toContainText("NL13 TEST 0123 4567 89");
      await expect(main(page).getByRole("img", { name: /QR-code met rekeningnummer/ })).toBeVisible();
      const copy = main(page).getByRole("button", { name: "Kopieer: Omschrijving" });
      await expect(copy).toBeVisible({ visible: javaScriptEnabled });
      if (javaScriptEnabled) {
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        await copy.click();
        await expect(main(page).getByRole("status")).toHaveText("Gekopieerd");
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Gift");
      }
      await expectFit(page, javaScriptEnabled);
    });

    test("a giver downloads the statement of a year, and pauses, changes and stops a gift", async ({
      page,
    }) => {
      const address = newAddress();
      const reference = await giveMonthly(page, address);
      const receipt = await waitForMail(address, "Dank je wel voor je gift van €\u00a010");
      const year = new Date().getFullYear();
      const act = async (choice: RegExp) => {
        await main(page).getByRole("radio", { name: choice }).check();
        await main(page).getByRole("button", { name: "Bevestig mijn keuze" }).click();
        const answer = main(page).getByRole("status");
        await expect(answer).toBeInViewport();
        if (javaScriptEnabled) await expect(answer).toBeFocused();
      };

      await page.goto(receipt.link);
      await expect(main(page)).toContainText("Zeeland");
      await expectFit(page, javaScriptEnabled);
      await main(page)
        .getByRole("link", { name: `Overzicht van ${year}` })
        .click();
      await expect(main(page)).toContainText(reference);
      await expectFit(page, javaScriptEnabled);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        main(page).getByRole("link", { name: "Download als PDF" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`gift-${year}.pdf`);

      await page.goto(receipt.link);
      await act(/^Even pauze/);
      await expect(main(page)).toContainText("Je gift staat op pauze");
      await expectFit(page, javaScriptEnabled);
      await act(/^Een ander bedrag/);
      await expect(main(page)).toContainText("Kijk in je mail");
      await page.goto((await waitForMail(address, "Verander het bedrag van je gift")).link);
      const amount = main(page).getByLabel("Nieuw bedrag per maand");
      await amount.fill("1e9");
      await main(page).getByRole("button", { name: "Verander mijn bedrag" }).click();
      await expect(amount).toHaveAttribute("aria-invalid", "true");
      await expectFit(page, javaScriptEnabled);
      await amount.fill("12,50");
      await main(page).getByRole("button", { name: "Verander mijn bedrag" }).click();
      await expect(main(page)).toContainText("Je bedrag is veranderd");
      await page.goto(receipt.link);
      await expect(main(page)).toContainText("€ 12,50, elke maand");
      await act(/^Helemaal stoppen/);
      await expect(main(page)).toContainText("Je gift is gestopt");
      await expectFit(page, javaScriptEnabled);
    });

    test("a region makes a code to print, which leads to a gift for it", async ({ page }) => {
      await page.goto("/doneren/qr-code");
      await main(page).getByLabel("Waar is de gift voor?").selectOption("zeeland");
      await main(page).getByLabel("Welk bedrag?").fill("25");
      await main(page).getByRole("button", { name: "Maak de code" }).click();
      await expect(main(page).getByRole("img", { name: /QR-code/ })).toBeVisible();
      await expectFit(page, javaScriptEnabled);
      await page.goto("/doneren?voor=zeeland&bedrag=25");
      await expect(page).toHaveURL(/\/doneren\/gegevens/);
      await expect(main(page)).toContainText("voor Afdeling Zeeland");
    });
  });
}

test("which choice a field belongs to is told without style, where the fields of all choices are there", async ({
  page,
}) => {
  const told = main(page).getByText("Kies dan ook");
  const [widget, details] = ["/doneren", "/doneren/gegevens?frequentie=eenmalig&bedrag=25"];
  for (const path of [widget, details]) {
    await page.goto(path);
    await expect(told.first()).toBeAttached();
    for (const one of await told.all()) await expect(one).toBeHidden();
  }
  await page.route(/\.css$/, (route) => route.fulfill({ contentType: "text/css", body: "" }));
  await page.goto(widget);
  await expect(told.first()).toBeVisible();
  await page.goto(details);
  await expect(main(page).getByLabel("Naam van wie je herdenkt")).toBeVisible();
  await expect(told).toHaveText([
    "Vul je hieronder iets in? Kies dan ook ‘Voor een afdeling bij mij in de buurt’.",
    "Vul je hieronder iets in? Kies dan ook ‘Ter herinnering aan iemand’.",
  ]);
  for (const one of await told.all()) await expect(one).toBeVisible();
});
