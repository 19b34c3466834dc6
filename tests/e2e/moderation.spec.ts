import { violationsInBothSchemes, widthIn } from "./audit";
import { expect, test } from "./fixtures";
import { KeyboardUser } from "./keyboard";
import { main, newMember, newStaff } from "./members";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a moderator publishes a first post, a visitor reports it, and its writer objects to the removal by keyboard", async ({
      page,
      browser,
      baseURL,
    }) => {
      const open = async () => (await browser.newContext({ javaScriptEnabled, baseURL })).newPage();
      const [writer, visitor] = [await open(), await open()];
      const { name } = await newMember(writer);
      const title = `Dag van ${name}`;
      await writer.goto("/ervaringen-delen/forum/mantelzorgers/nieuw");
      await main(writer).getByLabel("Titel").fill(title);
      await main(writer)
        .getByRole("textbox", { name: "Je verhaal of vraag" })
        .fill("Bel mij op Lindelaan 3.");
      await main(writer).getByRole("button", { name: "Plaats je gesprek" }).click();
      await expect(main(writer).getByRole("heading", { name: "Je tekst is bewaard" })).toBeVisible();
      const address = new URL(writer.url()).pathname;

      await newStaff(page, "moderator");
      await page.goto("/beheer/meldingen");
      const item = main(page).getByRole("listitem").filter({ hasText: title });
      expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
      if (javaScriptEnabled) expect(await violationsInBothSchemes(page)).toEqual([]);
      await item.getByRole("button", { name: "Plaats" }).click();
      await expect(main(page).getByRole("status")).toContainText("Afgehandeld");

      await visitor.goto(address);
      await main(visitor).getByRole("link", { name: /^Meld/ }).first().click();
      await main(visitor).getByLabel("Er staat een naam, adres of nummer in").check();
      await main(visitor).getByRole("button", { name: "Verstuur je melding" }).click();
      await expect(main(visitor).getByRole("status")).toContainText("Dank je wel voor je melding");

      await page.goto("/beheer/meldingen");
      await item.getByRole("link", { name: "Beslis iets anders" }).click();
      await main(page).getByLabel("Haal weg").check();
      await main(page).getByLabel("Welke regel is het?").selectOption("4");
      await main(page).getByLabel("Bericht aan de schrijver").fill("Je adres staat erin.");
      await main(page).getByRole("button", { name: "Handel af" }).click();
      await expect(main(page).getByRole("status")).toContainText("Afgehandeld");
      expect((await visitor.goto(address))?.status()).toBe(410);

      await writer.goto("/mijn/besluiten");
      await expect(main(writer)).toContainText("Je adres staat erin.");
      await main(writer).getByRole("link", { name: "Maak bezwaar" }).click();
      await main(writer).getByRole("button", { name: "Verstuur je bezwaar" }).click();
      const refusal = await main(writer).getByRole("alert").boundingBox();
      const list = await main(writer).getByRole("heading", { name: "Wat er is besloten" }).boundingBox();
      expect((list?.y ?? 0) - (refusal?.y ?? 0) - (refusal?.height ?? 0)).toBeGreaterThan(20);

      await writer.goto("/mijn/besluiten");
      const keys = new KeyboardUser(writer);
      await keys.skipToContent();
      await keys.open(main(writer).getByRole("link", { name: "Maak bezwaar" }));
      const words = main(writer).getByLabel("Waarom ben je het er niet mee eens?");
      await keys.type(words, "Het is mijn eigen adres.");
      await keys.open(main(writer).getByRole("button", { name: "Verstuur je bezwaar" }));
      await expect(main(writer).getByRole("status")).toContainText("Je bezwaar is verstuurd");
      expect(keys.unseen).toEqual([]);
    });
  });
}
