import { mkdir } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addresses } from "../setup/addresses";
import { LynxKeys, visitWithLynx } from "../setup/lynx";
import { codeAt } from "../setup/totp-codes";
import { violations, violationsInBothSchemes, widthIn } from "./audit";
import { expect, test } from "./fixtures";
import { KeyboardUser } from "./keyboard";
import { giveRole, main, newMember, password } from "./members";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("two members get in contact, write to each other, search, and part", async ({
      page,
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL });
      const other = await context.newPage();
      const { name: asker } = await newMember(page);
      const { name: asked } = await newMember(other);

      await page.goto(`/leden/${asked.toLowerCase()}`);
      await main(page).getByLabel("Schrijf er iets bij").fill("Mag ik je iets vragen?");
      await main(page).getByRole("button", { name: "Verstuur je verzoek" }).click();
      await expect(main(page).getByRole("button", { name: "Verstuur je verzoek" })).toHaveCount(0);

      await other.goto("/mijn/postvak");
      await expect(main(other).getByText("Mag ik je iets vragen?")).toBeVisible();
      await main(other).getByRole("button", { name: /^Ja/ }).click();
      await expect(main(other).getByRole("heading", { level: 1 })).toHaveText(`Berichten met ${asker}`);
      await page.goto(new URL(other.url()).pathname);
      await main(other).getByRole("textbox", { name: "Je bericht" }).fill("Vraag maar, ik lees het dinsdag.");
      await main(other).getByRole("button", { name: "Verstuur je bericht" }).click();

      // Where scripts run, messages appear by themselves.
      if (!javaScriptEnabled)
        await main(page).getByRole("link", { name: "Kijk of er nieuwe berichten zijn" }).click();
      await expect(main(page).getByText("Vraag maar, ik lees het dinsdag.")).toBeVisible();
      if (javaScriptEnabled) await expect(page.getByText(`Nieuw bericht van ${asked}.`)).toBeAttached();

      await main(page).getByRole("textbox", { name: "Je bericht" }).fill("Te lang. ".repeat(500));
      await main(page).getByRole("button", { name: "Verstuur je bericht" }).click();
      await expect(main(page).getByRole("alert")).toBeVisible();
      await expect(main(page).getByRole("textbox", { name: "Je bericht" })).toHaveValue(/^Te lang/);
      await main(page).getByRole("textbox", { name: "Je bericht" }).fill("Hoe gaat het bij de dagopvang?");
      await main(page).getByRole("button", { name: "Verstuur je bericht" }).click();
      await expect(main(page).getByText("Hoe gaat het bij de dagopvang?")).toBeVisible();
      expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);

      await page.goto("/mijn/postvak");
      await main(page).getByRole("link", { name: "Zoek in je postvak" }).click();
      await main(page).getByLabel("Een naam of een woord").fill("dinsdag");
      await main(page).getByRole("button", { name: "Zoek" }).click();
      await expect(page).toHaveURL(/\/mijn\/postvak\/zoeken$/);
      await expect(main(page).locator("mark")).toHaveText("dinsdag");
      expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
      await main(page)
        .getByRole("link", { name: `${asked} aan jou` })
        .click();

      await main(page).getByRole("link", { name: "Verwijder het contact" }).click();
      await main(page)
        .getByRole("button", { name: /verwijder/i })
        .click();
      await expect(main(page).getByRole("status")).toBeVisible();
      await other.goto("/mijn/postvak");
      await expect(main(other).getByText("Hoe gaat het bij de dagopvang?")).toHaveCount(0);
      await context.close();
    });
  });
}

const question = "Mag ik je iets vragen over de dagopvang?";

/** Asks a member for contact, on their profile. */
async function ask(page: Page, name: string): Promise<void> {
  await page.goto(`/leden/${name.toLowerCase()}`);
  await main(page).getByLabel("Schrijf er iets bij").fill(question);
  await main(page).getByRole("button", { name: "Verstuur je verzoek" }).click();
  await expect(main(page).getByRole("heading", { name: "Je contactverzoek is verstuurd" })).toBeVisible();
}

/** That a page fits a window of 320 px, without accessibility violations. */
async function expectSound(page: Page): Promise<void> {
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await widthIn(page, 320), page.url()).toBeLessThanOrEqual(320);
}

test("every page of the inbox fits a narrow window, and so does the page of a reported message", async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const asker = await context.newPage();
  const { name: asking } = await newMember(asker);
  const { name: asked } = await newMember(page);
  await ask(asker, asked);
  await expectSound(asker);

  await page.goto("/mijn/postvak");
  await expect(main(page).getByText(question)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "1 nieuw in je postvak" })).toBeAttached();
  await expectSound(page);
  await page.goto(`/leden/${asking.toLowerCase()}`);
  await expectSound(page);
  await main(page).getByRole("button", { name: /^Ja/ }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`Berichten met ${asking}`);
  await expectSound(page);
  const address = new URL(page.url()).pathname;
  await page.goto(`${address}/verwijderen`);
  await expectSound(page);
  await page.goto("/mijn/postvak/zoeken");
  await main(page).getByLabel("Een naam of een woord").fill("dagopvang");
  await main(page).getByRole("button", { name: "Zoek" }).click();
  await expect(main(page).locator("mark")).toHaveText("dagopvang");
  await expectSound(page);
  await page.goto("/mijn/postvak");
  await expectSound(page);

  await page.goto(address);
  await main(page)
    .getByRole("link", { name: /^Meld dit bericht/ })
    .click();
  await expectSound(page);
  await main(page).getByLabel("Het is onaardig of kwetsend").check();
  await main(page).getByRole("button", { name: "Verstuur je melding" }).click();
  await expect(main(page).getByRole("status")).toContainText("Dank je wel voor je melding");

  const desk = await context.newPage();
  await context.clearCookies();
  const { name: moderator } = await newMember(desk);
  giveRole(moderator, "moderator");
  await desk.goto("/beheer/tweede-stap");
  const secret = (await main(desk).locator("code").textContent())?.replaceAll(" ", "") ?? "";
  await main(desk).getByRole("textbox", { name: "Code" }).fill(codeAt(secret, new Date()));
  await main(desk).getByRole("button", { name: "Klaar" }).click();
  await desk.goto("/beheer/meldingen");
  const item = main(desk).getByRole("listitem").filter({ hasText: asking });
  await expect(item).not.toContainText(question);
  await item.getByRole("link", { name: "Lees en beslis" }).click();
  await expect(main(desk).getByText(question)).toBeVisible();
  await expectSound(desk);
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with the keyboard only, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a member says yes to a request, writes back and searches", async ({ page, browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL });
      const asker = await context.newPage();
      const { name: asking } = await newMember(asker);
      const { name: asked } = await newMember(page);
      await ask(asker, asked);
      await context.close();

      const member = new KeyboardUser(page);
      await page.goto("/mijn");
      await member.skipToContent();
      await member.open(main(page).getByRole("link", { name: "Postvak (1 nieuw)" }).first());
      await member.skipToContent();
      await member.open(main(page).getByRole("button", { name: /^Ja/ }));
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`Berichten met ${asking}`);
      await member.type(main(page).getByRole("textbox", { name: "Je bericht" }), "Vraag maar.");
      await member.open(main(page).getByRole("button", { name: "Verstuur je bericht" }), { limit: 3 });
      await expect(main(page).getByText("Vraag maar.")).toBeVisible();
      await page.goto("/mijn/postvak");
      await member.skipToContent();
      await member.open(main(page).getByRole("link", { name: "Zoek in je postvak" }));
      await member.skipToContent();
      await member.type(main(page).getByLabel("Een naam of een woord"), "vraag");
      await member.pressEnter();
      await expect(main(page).locator("mark").first()).toHaveText(/vraag/i);
      expect(member.unseen).toEqual([]);
    });
  });
}

test("a member reads a request, says yes, writes and searches in a text browser", async ({
  page,
  browser,
  baseURL,
}) => {
  const folder = test.info().outputPath();
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({ baseURL });
  const asker = await context.newPage();
  const { name: asking } = await newMember(asker);
  const { name: asked, email } = await newMember(page);
  await ask(asker, asked);
  await context.close();

  const start = `${addresses.site}/inloggen?terug=/mijn/postvak`;
  const logInPage = await visitWithLynx(start, folder, new LynxKeys());
  const logIn = () =>
    new LynxKeys()
      .write(numberOf(logInPage, /E-mailadres \[(\d+)\]_/), email)
      .write(numberOf(logInPage, /Wachtwoord\s+\[(\d+)\]_/), password)
      .activate(numberOf(logInPage, /\(\[(\d+)\]BUTTON\) Log in/));
  const inbox = await visitWithLynx(start, folder, logIn());
  expect(inbox).toMatch(/1 nieuw in je postvak/);
  expect(inbox.replaceAll(/\s+/g, " ")).toContain(question);
  const accept = () => logIn().activate(numberOf(inbox, /\[(\d+)\]\w+\) Ja, graag contact/));
  const conversation = await visitWithLynx(start, folder, accept());
  expect(conversation).toContain(`Berichten met ${asking}`);
  const write = accept()
    .write(numberOf(conversation, /volle bladzijde\.\s+\[(\d+)\]_/), "Vraag het maar.")
    .activate(numberOf(conversation, /\[(\d+)\]\w+\) Verstuur je bericht/));
  expect(await visitWithLynx(start, folder, write)).toContain("Vraag het maar.");

  const searchStart = `${addresses.site}/inloggen?terug=/mijn/postvak/zoeken`;
  const form = await visitWithLynx(searchStart, folder, logIn());
  const search = logIn()
    .write(numberOf(form, /nieuwste\s+2000\s+berichten\.\s+\[(\d+)\]_/), "maar")
    .activate(numberOf(form, /berichten\.[\s\S]*?\[(\d+)\]\w+\) Zoek/));
  expect(await visitWithLynx(searchStart, folder, search)).toContain(`Jij aan ${asking}`);
});

/** The number of a link or field in the text of a page. @throws Error where there is none */
function numberOf(text: string, pattern: RegExp): number {
  const number = pattern.exec(text)?.[1];
  if (!number) throw new Error(`Nothing matches ${pattern} in:\n${text}`);
  return Number(number);
}
