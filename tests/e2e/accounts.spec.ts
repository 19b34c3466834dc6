import { expect, test } from "./fixtures";
import { waitForMail } from "./mails";
import { logIn, main, newName, password, register } from "./members";

const otherPassword = "Groene trui 1961 mist";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor makes an account, confirms it, logs in, logs out and chooses a new password", async ({
      page,
    }) => {
      const name = newName();
      await page.goto("/mijn/wachtwoord");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in om deze pagina te lezen");
      const email = await register(page, name);
      await expect(main(page)).toContainText(email);
      const { link } = await waitForMail(email, "Bevestig je account");
      await page.goto(link);
      await main(page).getByRole("button", { name: "Bevestig mijn account" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je account is klaar");

      await page.goto("/inloggen?terug=/mijn/wachtwoord");
      await logIn(page, email);
      await expect(page).toHaveURL(/\/mijn\/wachtwoord$/);
      await page.goto("/mijn");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Dag ${name}`);
      await main(page).getByRole("button", { name: "Log uit" }).click();
      await expect(main(page).getByRole("status")).toContainText("Je bent uitgelogd");
      await page.goto("/mijn");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in om deze pagina te lezen");

      await page.goto("/wachtwoord/vergeten");
      await main(page).getByLabel("E-mailadres").fill(email);
      await main(page).getByRole("button", { name: "Stuur mij een link" }).click();
      await expect(main(page).getByRole("status")).toContainText("Kijk in je mail");
      await expect(page).toHaveTitle(/^Kijk in je mail/);
      await page.goto((await waitForMail(email, "Kies een nieuw wachtwoord")).link);
      await main(page)
        .getByLabel(/^Nieuw wachtwoord/)
        .fill(otherPassword);
      await main(page).getByLabel("Wachtwoord nog een keer").fill(otherPassword);
      await main(page).getByRole("button", { name: "Bewaar je wachtwoord" }).click();
      await expect(main(page).getByRole("status")).toContainText("Je nieuwe wachtwoord is bewaard");
      await logIn(page, email, otherPassword);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Dag ${name}`);
      await waitForMail(email, "Je wachtwoord is veranderd");
    });

    test("a form with errors keeps everything but the passwords", async ({ page }) => {
      await page.goto("/registreren");
      await main(page).getByLabel("E-mailadres").fill("jan@voorbeeld");
      await main(page)
        .getByLabel(/^Wachtwoord \*/)
        .fill("kort");
      await main(page).getByLabel("Wachtwoord nog een keer").fill("anders");
      await main(page).getByLabel("Gebruikersnaam").fill("jan jansen");
      await main(page).getByText("Vertel iets over dementie in je leven").click();
      await main(page).getByLabel("Mijn partner heeft dementie").check();
      await main(page).getByLabel("Ik ben 16 jaar of ouder").check();
      await main(page).getByRole("button", { name: "Maak mijn account" }).click();
      await expect(page).toHaveTitle(/^Fout: /);
      const summary = page.getByRole("alert");
      await expect(summary.getByRole("link")).toHaveText([
        "E-mailadres: Ongeldig e-mailadres.",
        "Wachtwoord: Kies een wachtwoord van minstens 12 tekens.",
        "Wachtwoord nog een keer: De twee wachtwoorden zijn niet hetzelfde.",
        "Gebruikersnaam: Kies 3 tot 20 letters of cijfers, zonder spaties.",
        /^Vertel iets over dementie in je leven: Geef toestemming/,
        /^Ik ga akkoord met de voorwaarden en de gedragsregels: Zonder akkoord/,
      ]);
      if (javaScriptEnabled) await expect(summary).toBeFocused();
      for (const link of await summary.getByRole("link").all()) {
        const target = (await link.getAttribute("href")) ?? "";
        await expect(page.locator(target)).toBeVisible();
      }
      await expect(main(page).getByLabel("E-mailadres")).toHaveValue("jan@voorbeeld");
      await expect(main(page).getByLabel("Gebruikersnaam")).toHaveValue("jan jansen");
      await expect(main(page).getByLabel("Mijn partner heeft dementie")).toBeChecked();
      await expect(main(page).getByLabel("Ik ben 16 jaar of ouder")).toBeChecked();
      await expect(main(page).getByLabel(/^Wachtwoord \*/)).toHaveValue("");
      await expect(main(page).getByLabel("Wachtwoord nog een keer")).toHaveValue("");
    });

    test("who registers with a known address or name gets ways on and free names", async ({ page }) => {
      const name = newName();
      const email = await register(page, name);
      await page.goto((await waitForMail(email, "Bevestig je account")).link);
      await main(page).getByRole("button", { name: "Bevestig mijn account" }).click();
      await page.goto("/registreren");
      await main(page).getByLabel("E-mailadres").fill(email);
      await main(page)
        .getByLabel(/^Wachtwoord \*/)
        .fill(password);
      await main(page).getByLabel("Wachtwoord nog een keer").fill(password);
      await main(page).getByLabel("Gebruikersnaam").fill(name.toUpperCase());
      await main(page).getByLabel("Ik ben 16 jaar of ouder").check();
      await main(page).getByLabel("Ik ga akkoord").check();
      await main(page).getByRole("button", { name: "Maak mijn account" }).click();
      await expect(main(page).getByRole("link", { name: "Log in met dit e-mailadres" })).toBeVisible();
      await expect(main(page).getByRole("link", { name: "Vraag een nieuw wachtwoord aan" })).toBeVisible();
      const names = main(page).getByRole("group", { name: "Deze namen zijn nog vrij" }).getByRole("radio");
      await expect(names).toHaveCount(4);
    });

    test("a wrong combination is told without saying which of the two is wrong", async ({ page }) => {
      await page.goto("/inloggen");
      await logIn(page, "niemand@voorbeeld.nl", "Niet het wachtwoord 1");
      await expect(page).toHaveTitle(/^Fout: /);
      await expect(page.getByRole("alert")).toContainText("horen niet bij elkaar");
      await expect(main(page).getByLabel("E-mailadres")).toHaveValue("niemand@voorbeeld.nl");
      await expect(main(page).getByLabel(/^Wachtwoord$/)).toHaveValue("");
    });

    test("a link that was used leads to a new one", async ({ page }) => {
      await page.goto(`/bevestigen?code=${"a".repeat(43)}`);
      await main(page).getByRole("button", { name: "Bevestig mijn account" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze link werkt niet");
      await main(page).getByRole("link", { name: "Vraag een nieuwe mail aan" }).click();
      await expect(page).toHaveURL(/\/verificatie-mail-opnieuw-versturen$/);
      await page.goto(`/wachtwoord/nieuw?code=${"a".repeat(43)}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze link werkt niet");
    });
  });
}

test("a password can be shown, and is hidden again before it is sent", async ({ page }) => {
  await page.goto("/inloggen");
  const field = main(page).getByLabel(/^Wachtwoord$/);
  await field.fill("geheim");
  await main(page).getByRole("button", { name: "Toon" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await main(page).getByRole("button", { name: "Verberg" }).click();
  await expect(field).toHaveAttribute("type", "password");
});

test("without cookies a form says what is wrong, and sends nothing", async ({ page, context }) => {
  await page.goto("/inloggen");
  await context.clearCookies();
  await logIn(page, "jan@voorbeeld.nl");
  await expect(page.getByRole("alert")).toContainText("je browser bewaart geen cookies");
});
