import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { violationsInBothSchemes, widthIn } from "./audit";
import { expect, test } from "./fixtures";
import { waitForMail } from "./mails";
import { logIn, main, newMember, password } from "./members";

/** A photo of a phone, wider than high. */
const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#7aa" } })
    .jpeg()
    .toBuffer();

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a member tells about themselves, and another one sees only what is shared", async ({
      page,
      browser,
      baseURL,
    }) => {
      const { name } = await newMember(page);
      await main(page).getByRole("link", { name: "Vul je profiel aan" }).click();
      await main(page).getByLabel("Vertel iets over jezelf", { exact: true }).fill("Wij wonen bij de molen.");
      await main(page)
        .getByLabel("Wat heb je met dementie te maken?", { exact: true })
        .selectOption("partner");
      await main(page).getByLabel("Provincie", { exact: true }).selectOption("Gelderland");
      await main(page).getByLabel("Andere leden mogen mijn profiel zien").check();
      await main(page).getByLabel("Niet delen: Vertel iets over jezelf").uncheck();
      await main(page).getByRole("button", { name: "Bewaar je profiel" }).click();
      await expect(page.getByRole("alert").getByRole("link")).toHaveText([/^Ja, bewaar deze antwoorden/]);
      await main(page).getByLabel("Ja, bewaar deze antwoorden").check();
      await main(page).getByRole("button", { name: "Bewaar je profiel" }).click();
      await expect(main(page).getByRole("status")).toContainText("Je profiel is bewaard");

      const other = await browser.newContext({ javaScriptEnabled, baseURL });
      const visitor = await other.newPage();
      await newMember(visitor);
      await visitor.goto(`/leden/${name}`);
      await expect(main(visitor)).toContainText("Wij wonen bij de molen.");
      await expect(main(visitor)).not.toContainText("Gelderland");
      await expect(main(visitor)).not.toContainText("partner");
      await other.close();
    });

    test("a member says what they may be approached for, and ends it", async ({ page }) => {
      await newMember(page);
      await page.goto("/mijn/instellingen");
      await main(page).getByLabel("Ja", { exact: true }).check();
      await main(page).getByRole("button", { name: "Bewaar waarvoor" }).click();
      await expect(page.getByRole("alert")).toContainText("Zeg waarvoor we je mogen benaderen.");
      await main(page).getByLabel("Onderzoek naar dementie").check();
      await main(page).getByRole("button", { name: "Bewaar waarvoor" }).click();
      await expect(main(page).getByRole("status")).toContainText("Bewaard");
      await expect(main(page).getByLabel("Onderzoek naar dementie")).toBeChecked();
    });

    test("a member sends a photo, and gets a file with all their data", async ({ page }) => {
      const { name, email } = await newMember(page);
      await page.goto("/mijn/profiel");
      await main(page).getByRole("link", { name: "Kies je foto" }).click();
      await main(page)
        .getByLabel("Kies een foto")
        .setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: await photo() });
      await main(page).getByRole("button", { name: "Bewaar je foto" }).click();
      const shown = main(page).getByRole("img", { name: `Foto van ${name}` });
      await expect(async () => {
        await page.goto("/mijn");
        await expect(shown).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 60_000 });
      expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);

      await page.goto("/mijn/instellingen");
      await main(page).getByRole("link", { name: "Haal je gegevens op" }).click();
      await main(page).getByRole("button", { name: "Vraag je gegevens op" }).click();
      const answer = main(page).getByRole("status");
      await expect(answer).toContainText(/We maken je bestand|Je bestand staat klaar/);
      if (javaScriptEnabled) await expect(answer).toBeFocused();
      await waitForMail(email, "Je gegevens staan klaar");
      await page.goto("/mijn/gegevens");
      const download = page.waitForEvent("download");
      await main(page).getByRole("link", { name: "Haal je bestand op" }).click();
      const file = await readFile(await (await download).path(), "utf8");
      for (const part of [name, email, "data:image/webp;base64,"]) expect(file).toContain(part);
    });

    test("a member deletes the account, and cannot log in any more", async ({ page }) => {
      const { email, name } = await newMember(page);
      await page.goto("/mijn/instellingen");
      await main(page).getByRole("link", { name: "Verwijder je account" }).click();
      await main(page).getByLabel("Je wachtwoord").fill("Niet het wachtwoord 1");
      await main(page).getByRole("button", { name: "Stuur mij de link" }).click();
      await expect(page.getByRole("alert")).toContainText("Vul het juiste wachtwoord in.");
      await main(page).getByLabel("Je wachtwoord").fill(password);
      await main(page).getByRole("button", { name: "Stuur mij de link" }).click();
      await expect(main(page).getByRole("status")).toContainText("Kijk in je mail");
      await page.goto((await waitForMail(email, "Wil je je account verwijderen?")).link);
      await main(page).getByRole("button", { name: "Ja, verwijder mijn account" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je account is verwijderd");
      await page.goto(`/leden/${name}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in om deze pagina te lezen");
      await page.goto("/inloggen");
      await logIn(page, email);
      await expect(page.getByRole("alert")).toContainText("horen niet bij elkaar");
    });
  });
}

test("the pages of a member have no accessibility violation, and do not scroll sideways", async ({
  page,
}) => {
  const { name } = await newMember(page);
  const audit = async (state: string) => {
    expect.soft(await violationsInBothSchemes(page), state).toEqual([]);
    expect.soft(await widthIn(page, 320), state).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  };
  for (const path of [
    "/mijn",
    "/mijn/profiel",
    "/mijn/instellingen",
    "/mijn/account-verwijderen",
    `/leden/${name}`,
  ]) {
    await page.goto(path);
    await audit(path);
  }
  const group = "/ervaringen-delen/forum/mantelzorgers";
  await page.goto(group);
  const conversation = await main(page).locator("[data-items] h3 a").first().getAttribute("href");
  await page.goto("/ervaringen-delen/blogs");
  const [blog, entry] = await Promise.all(
    ["h3 a", "p a"].map((link) => main(page).locator(`[data-items] ${link}`).first().getAttribute("href")),
  );
  for (const path of [
    ...[
      "/ervaringen-delen",
      "/ervaringen-delen/zoeken?zoekterm=slapen",
      "/ervaringen-delen/forum",
      group,
      `${group}/nieuw`,
      conversation,
    ],
    ...["/ervaringen-delen/blogs", blog, entry, "/mijn/blog"],
  ]) {
    await page.goto(path ?? "");
    await audit(path ?? "");
  }
  await page.goto("/mijn/profiel");
  await main(page).getByLabel("Geboortejaar", { exact: true }).fill("vroeger");
  await main(page).getByRole("button", { name: "Bewaar je profiel" }).click();
  await audit("a profile with an error");
  await page.goto("/mijn/instellingen");
  await main(page).getByLabel("Ja", { exact: true }).check();
  await main(page).getByRole("button", { name: "Bewaar waarvoor" }).click();
  await audit("settings with an error");
});
