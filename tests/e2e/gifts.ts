import type { Page } from "@playwright/test";
import { violationsInBothSchemes, widthIn } from "./audit";
import { expect } from "./fixtures";
import { main } from "./members";

/** Fills in who gives, and goes on to the payment. */
export async function fillDetails(page: Page, email: string): Promise<void> {
  await main(page).getByLabel("Je naam").fill("Ineke Vermeulen");
  await main(page).getByLabel("E-mailadres").fill(email);
  await main(page).getByRole("button", { name: "Ga naar betalen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hoe wil je betalen?");
}

export async function endAtBank(page: Page, outcome: "Betalen" | "Annuleren"): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oefenbank");
  await page.getByRole("button", { name: outcome }).click();
}

/** Gives € 10 a month to a region. Returns the reference of the gift. */
export async function giveMonthly(page: Page, email: string): Promise<string> {
  await page.goto("/doneren?frequentie=maandelijks&bedrag=10&voor=zeeland");
  await fillDetails(page, email);
  await page.getByRole("checkbox", { name: "Ja, schrijf elke maand € 10 af." }).check();
  await page.getByRole("button", { name: "Geef elke maand € 10" }).click();
  await endAtBank(page, "Betalen");
  await expect(page).toHaveURL(/\/doneren\/bedankt\?code=/);
  const [reference] = /ALZ-\d{4}-\d+/.exec((await main(page).textContent()) ?? "") ?? [];
  if (reference === undefined) throw new Error("The page of thanks has no reference");
  return reference;
}

/** Expects an accessible page, which axe checks with scripts only, that is no wider than a small phone. */
export async function expectFit(page: Page, hasScripts: boolean): Promise<void> {
  if (hasScripts) expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 720 });
}
