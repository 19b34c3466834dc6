import sharp from "sharp";
import { sampleCv } from "../factories/applications";
import { expect, test } from "./fixtures";
import { KeyboardUser } from "./keyboard";
import { waitForMail } from "./mails";
import { newMember, newName, password } from "./members";

const otherPassword = "Groene trui 1961 mist";

// The consent bar stays open: it must not cover the focused element.
for (const javaScriptEnabled of [true, false]) {
  test.describe(`with the keyboard only, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor finds information", async ({ page }) => {
      const visitor = new KeyboardUser(page);
      await page.goto("/");
      const search = page.locator("#zoek-boven");
      await visitor.type(search, "autorijden", { limit: 8 });
      await visitor.pressEnter();
      await expect(page).toHaveTitle(/^Zoeken/);
      await visitor.skipToContent();
      await visitor.open(page.getByRole("main").getByRole("link", { name: "Autorijden met dementie" }));
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Autorijden");
      expect(visitor.stops).toBeLessThanOrEqual(15);
      expect(visitor.unseen).toEqual([]);
    });

    test("a visitor finds a region and an activity", async ({ page }) => {
      const visitor = new KeyboardUser(page);
      const main = page.getByRole("main");
      await page.goto("/");
      await visitor.open(page.getByRole("banner").getByRole("link", { name: "In de buurt" }), { limit: 21 });
      await expect(page).toHaveURL(/\/regios/);
      await visitor.skipToContent();
      await visitor.type(main.getByLabel("Postcode").first(), "4001 AB", { limit: 12 });
      await visitor.pressEnter();
      await expect(page).toHaveURL(/zoekterm=/);
      await visitor.skipToContent();
      await visitor.open(main.getByRole("link", { name: "Activiteiten in deze regio" }), { limit: 8 });
      await visitor.open(main.locator("#activiteiten article").getByRole("link").first(), { limit: 12 });
      await expect(main.getByRole("link", { name: /agenda/ })).toBeVisible();
      expect(visitor.stops).toBeLessThanOrEqual(31);
      expect(visitor.unseen).toEqual([]);
    });

    test("a visitor applies for a job with a CV", async ({ page }) => {
      const visitor = new KeyboardUser(page);
      const main = page.getByRole("main");
      await page.goto("/");
      await visitor.open(page.getByRole("contentinfo").getByRole("link", { name: "Werken bij ons" }), {
        back: true,
      });
      await visitor.skipToContent();
      await visitor.open(main.getByRole("link", { name: "Webredacteur" }), { limit: 30 });
      await visitor.skipToContent();
      await visitor.open(main.getByRole("link", { name: /^Solliciteer/ }).first(), { limit: 12 });
      await expect(page).toHaveURL(/solliciteren/);
      await visitor.skipToContent();
      await visitor.type(main.getByLabel("Voornaam"), "Els", { limit: 8 });
      await visitor.type(main.getByLabel("Achternaam"), "Vriesinga", { limit: 2 });
      await visitor.type(main.getByLabel("E-mailadres"), "els.toetsen@voorbeeld.nl", { limit: 8 });
      await visitor.type(main.getByLabel("Telefoonnummer"), "06 12345678", { limit: 8 });
      await visitor.type(main.getByLabel("Motivatie"), "Ik schrijf graag.", { limit: 8 });
      const file = main.getByLabel("Cv");
      // The listener is added before the click, because the file chooser opens asynchronously.
      const choice = page.waitForEvent("filechooser");
      await visitor.tabTo(file, { limit: 8 });
      await page.keyboard.press("Enter");
      await (await choice).setFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: sampleCv.pdf });
      // The next Tab starts at the field only once the browser has closed the file chooser.
      await expect(file).toHaveValue(/cv\.pdf$/);
      await expect(file).toBeFocused();
      await visitor.open(main.getByRole("button", { name: /^Verstuur/ }), { limit: 12 });
      await expect(page).toHaveTitle(/Bedankt/);
      expect(visitor.stops).toBeLessThanOrEqual(45);
      expect(visitor.unseen).toEqual([]);
    });

    test("a visitor subscribes to the newsletter", async ({ page }) => {
      const visitor = new KeyboardUser(page);
      await page.goto("/");
      const address = `els.toetsen.${javaScriptEnabled ? "met" : "zonder"}@voorbeeld.nl`;
      await visitor.type(page.getByRole("contentinfo").getByLabel("E-mailadres"), address, { back: true });
      await visitor.open(page.getByRole("contentinfo").getByRole("button", { name: "Meld je aan" }), {
        limit: 1,
      });
      await expect(page).toHaveTitle(/Bijna klaar/);
      expect(visitor.stops).toBeLessThanOrEqual(20);
      expect(visitor.unseen).toEqual([]);
    });

    test("a visitor takes the memory test", async ({ page }) => {
      const visitor = new KeyboardUser(page);
      const main = page.getByRole("main");
      await page.goto("/");
      await visitor.open(page.getByRole("banner").getByRole("link", { name: "Geheugentest" }), {
        limit: 21,
      });
      await expect(page).toHaveURL(/geheugentest/);
      await visitor.skipToContent();
      await visitor.open(main.getByRole("link", { name: "Alle vragen van een stap op één pagina" }).last(), {
        limit: 12,
      });
      await expect(page).toHaveTitle(/1 van 2/);
      await visitor.skipToContent();
      for (const step of [1, 2]) {
        const questions = main.locator("fieldset");
        for (const index of (await questions.all()).keys()) {
          await visitor.tabTo(questions.nth(index).getByRole("radio"), { limit: 6 });
          await page.keyboard.press("Space");
          await page.keyboard.press("ArrowDown");
          await expect(questions.nth(index).getByRole("radio").nth(1)).toBeChecked();
        }
        await visitor.open(main.getByRole("button", { name: step === 1 ? "Volgende" : /uitslag/ }), {
          limit: 3,
        });
        await expect(page).toHaveTitle(step === 1 ? /2 van 2/ : /[Uu]itslag/);
      }
      expect(visitor.stops).toBeLessThanOrEqual(49);
      expect(visitor.unseen).toEqual([]);
    });

    test("a visitor gives every month", async ({ page }) => {
      const visitor = new KeyboardUser(page);
      const main = page.getByRole("main");
      await page.goto("/");
      await visitor.open(page.getByRole("banner").getByRole("link", { name: "Doneer" }), { limit: 12 });
      await expect(page).toHaveURL(/doneren/);
      await visitor.skipToContent();
      await visitor.tabTo(main.getByRole("radio"), { limit: 6 });
      await page.keyboard.press("ArrowRight");
      await visitor.open(main.getByRole("button", { name: "Geef dit bedrag" }), { limit: 8 });
      await expect(page).toHaveURL(/gegevens/);
      expect(visitor.stops).toBeLessThanOrEqual(18);
      await visitor.skipToContent();
      await visitor.type(main.getByLabel("Je naam"), "Ineke Vermeulen", { limit: 4 });
      await visitor.type(main.getByLabel("E-mailadres"), "ineke.toetsen@voorbeeld.nl", { limit: 1 });
      await visitor.open(main.getByRole("button", { name: "Ga naar betalen" }), { limit: 6 });
      await expect(page).toHaveURL(/betalen/);
      await visitor.skipToContent();
      await visitor.tabTo(main.getByRole("checkbox"), { limit: 5 });
      await page.keyboard.press("Space");
      await visitor.open(main.getByRole("button", { name: /^Geef elke maand/ }), { limit: 4 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oefenbank");
      await visitor.open(page.getByRole("button", { name: "Betalen" }), { limit: 1 });
      await expect(main).toContainText("Vanaf nu geef je elke maand");
      expect(visitor.stops).toBeLessThanOrEqual(36);
      expect(visitor.unseen).toEqual([]);
    });

    test("a member registers, logs in, fills in a profile, logs out and chooses a new password", async ({
      page,
    }) => {
      const visitor = new KeyboardUser(page);
      const main = page.getByRole("main");
      const name = newName();
      const email = `${name.toLowerCase()}@voorbeeld.nl`;
      await page.goto("/registreren");
      await visitor.skipToContent();
      await visitor.type(main.getByLabel("E-mailadres"), email, { limit: 5 });
      await visitor.type(main.getByLabel(/^Wachtwoord \*/), password, { limit: 2 });
      await visitor.type(main.getByLabel("Wachtwoord nog een keer"), password, { limit: 3 });
      await visitor.type(main.getByLabel("Gebruikersnaam"), name, { limit: 3 });
      for (const box of ["Ik ben 16 jaar of ouder", "Ik ga akkoord"]) {
        await visitor.tabTo(main.getByLabel(box), { limit: 5 });
        await page.keyboard.press("Space");
      }
      await visitor.open(main.getByRole("button", { name: "Maak mijn account" }), { limit: 6 });
      await page.goto((await waitForMail(email, "Bevestig je account")).link);
      await visitor.skipToContent();
      await visitor.open(main.getByRole("button", { name: "Bevestig mijn account" }), { limit: 4 });
      await visitor.open(main.getByRole("link", { name: "Log in" }), { limit: 25 });
      await visitor.skipToContent();
      await visitor.type(main.getByLabel("E-mailadres"), email, { limit: 5 });
      await visitor.type(main.getByLabel(/^Wachtwoord$/), password, { limit: 2 });
      await visitor.open(main.getByRole("button", { name: "Log in" }), { limit: 4 });
      await expect(page).toHaveURL(/\/mijn$/);
      await visitor.skipToContent();
      await visitor.open(main.getByRole("link", { name: "Mijn profiel" }), { limit: 5 });
      await visitor.skipToContent();
      await visitor.type(main.getByLabel("Geboortejaar", { exact: true }), "1951", { limit: 30 });
      await visitor.open(main.getByRole("button", { name: "Bewaar je profiel" }), { limit: 6 });
      await expect(main.getByRole("status")).toContainText("Je profiel is bewaard");
      await page.goto("/mijn");
      await visitor.skipToContent();
      await visitor.open(main.getByRole("button", { name: "Log uit" }), { limit: 15 });
      await expect(main.getByRole("status")).toContainText("Je bent uitgelogd");
      await visitor.goToAnswer(javaScriptEnabled);
      await visitor.open(main.getByRole("link", { name: "Wachtwoord vergeten" }), { limit: 15 });
      await visitor.skipToContent();
      await visitor.type(main.getByLabel("E-mailadres"), email, { limit: 5 });
      await visitor.open(main.getByRole("button", { name: "Stuur mij een link" }), { limit: 3 });
      await page.goto((await waitForMail(email, "Kies een nieuw wachtwoord")).link);
      await visitor.skipToContent();
      await visitor.type(main.getByLabel(/^Nieuw wachtwoord/), otherPassword, { limit: 5 });
      await visitor.type(main.getByLabel(/nog een keer/), otherPassword, { limit: 3 });
      await visitor.open(main.getByRole("button", { name: "Bewaar je wachtwoord" }), { limit: 4 });
      await expect(main.getByRole("status")).toContainText("Je nieuwe wachtwoord is bewaard");
      expect(visitor.unseen).toEqual([]);
    });

    test("a member sends a photo, changes the settings, asks for the data, writes and leaves", async ({
      page,
    }) => {
      const visitor = new KeyboardUser(page);
      const main = page.getByRole("main");
      // From the start: a chooser that opens while the browser is still told to report it stays unseen.
      const chooser = page.waitForEvent("filechooser");
      const { email } = await newMember(page);
      await visitor.skipToContent();
      await visitor.open(main.getByRole("link", { name: "Mijn profiel" }), { limit: 5 });
      await visitor.skipToContent();
      await visitor.open(main.getByRole("link", { name: "Kies je foto" }), { limit: 9 });
      await visitor.skipToContent();
      await visitor.tabTo(main.getByLabel("Kies een foto"), { limit: 9 });
      await page.keyboard.press("Enter");
      const photo = sharp({ create: { width: 300, height: 300, channels: 3, background: "#7aa" } }).jpeg();
      const buffer = await photo.toBuffer();
      await (await chooser).setFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer });
      await visitor.open(main.getByRole("button", { name: "Bewaar je foto" }), { limit: 2 });
      await visitor.skipToContent();
      await visitor.open(main.getByRole("link", { name: "Instellingen" }), { limit: 7 });
      await visitor.skipToContent();
      await visitor.tabTo(main.getByRole("radio", { name: "Alleen voor leden" }), { limit: 9 });
      await page.keyboard.press("ArrowUp");
      await visitor.open(main.getByRole("button", { name: "Bewaar wie je blog leest" }), { limit: 2 });
      await expect(main.getByRole("status")).toBeVisible();
      await visitor.goToAnswer(javaScriptEnabled);
      await visitor.open(main.getByRole("link", { name: "Haal je gegevens op" }), { limit: 40 });
      await visitor.skipToContent();
      await visitor.open(main.getByRole("button", { name: "Vraag je gegevens op" }), { limit: 9 });
      await waitForMail(email, "Je gegevens staan klaar");
      await page.goto("/ervaringen-delen/forum/mantelzorgers");
      await visitor.skipToContent();
      await visitor.open(main.getByRole("link", { name: "Eén ding dat vandaag goed ging" }), { limit: 12 });
      await visitor.skipToContent();
      await visitor.open(main.getByRole("link", { name: /^Reageer/ }).first(), { limit: 20 });
      await expect(main.getByText(/^Je reageert op/)).toBeVisible();
      await visitor.type(main.getByRole("textbox", { name: "Je reactie" }), "Dat is mooi.", { limit: 12 });
      await visitor.open(main.getByRole("button", { name: "Plaats je reactie" }), { limit: 5 });
      await expect(main.getByRole("heading", { name: "Je tekst is bewaard" })).toBeVisible();
      await page.goto("/mijn/account-verwijderen");
      await visitor.skipToContent();
      await visitor.type(main.getByLabel("Je wachtwoord"), password, { limit: 8 });
      await visitor.open(main.getByRole("button", { name: "Stuur mij de link" }), { limit: 3 });
      await page.goto((await waitForMail(email, "Wil je je account verwijderen?")).link);
      await visitor.skipToContent();
      await visitor.open(main.getByRole("button", { name: "Ja, verwijder mijn account" }), { limit: 4 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je account is verwijderd");
      expect(visitor.unseen).toEqual([]);
    });
  });
}
