import type { Page } from "@playwright/test";
import { sampleCv } from "../factories/applications";
import { type SeveralInstances, startSeveralInstances } from "../setup/several-instances";
import { expect, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

let site: SeveralInstances;

test.beforeEach(async () => {
  site = await startSeveralInstances();
});

test.afterEach(() => site?.stop());

async function answerAll(page: Page) {
  for (const question of await page.locator("form fieldset").all()) {
    const response = question.getByRole("radio", { name: "Soms", exact: true });
    await ((await response.count()) > 0
      ? response
      : question.getByRole("radio", { name: "75 of ouder" })
    ).check();
  }
}

test("a memory test continues when an instance stops, and pages render when the shared Redis stops", async ({
  page,
}) => {
  await page.goto(`${site.address}/geheugentest/zelf`);
  await answerAll(page);
  await page.getByRole("button", { name: "Volgende" }).click();
  await expect(page.getByText("Stap 2 van 3")).toBeVisible();
  site.instances[0]?.kill("SIGKILL");
  await answerAll(page);
  await page.getByRole("button", { name: "Volgende" }).click();
  await answerAll(page);
  await page.getByRole("button", { name: "Bekijk de uitslag" }).click();
  await expect(page.getByText("Je score: 50 punten")).toBeVisible();
  await site.redis.stop();
  await page.goto(`${site.address}/zorgen/partner`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Zorgen voor je partner");
});

for (const lost of [0, 1]) {
  test(`an application with its file continues when instance ${lost + 1} stops`, async ({ page }) => {
    await page.goto(`${site.address}/over-ons/werken-bij-alzheimer-nederland/webredacteur/solliciteren`);
    const form = page.getByRole("main").locator("form");
    await form.getByLabel("Voornaam").fill("Els");
    await form
      .getByLabel("Cv")
      .setInputFiles({ name: "cv-els.pdf", mimeType: "application/pdf", buffer: sampleCv.pdf });
    await form.getByRole("button", { name: /^Verstuur/ }).click();
    await expect(page.getByRole("alert")).toContainText("Achternaam: Invoer is verplicht.");
    site.instances[lost]?.kill("SIGKILL");
    await expect(form).toContainText("We hebben je bestand: cv-els.pdf");
    await form.getByLabel("Achternaam").fill("Vriesinga");
    await form.getByLabel("E-mailadres").fill("els@voorbeeld.nl");
    await form.getByLabel("Telefoonnummer").fill("0111-123456");
    await form.getByLabel("Motivatie").fill("Ik schrijf graag.");
    await form.getByRole("button", { name: /^Verstuur/ }).click();
    const copy = page.getByRole("region", { name: "Dit heb je verstuurd" });
    await expect(copy).toContainText("Vriesinga");
    await expect(copy).toContainText("cv-els.pdf");
  });
}
