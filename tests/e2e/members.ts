import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { codeAt } from "../setup/totp-codes";
import { expect } from "./fixtures";
import { waitForMail } from "./mails";

export const password = "Paarse fiets 1954 regen";

export const newName = () => `Wilg${randomInt(1e9)}`;
export const main = (page: Page) => page.getByRole("main");

/** Fills in the required fields of the registration form, and sends it. */
export async function register(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase()}@voorbeeld.nl`;
  const network = Array.from({ length: 3 }, () => randomInt(256)).join(".");
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": `10.${network}` });
  await page.goto("/registreren");
  await main(page).getByLabel("E-mailadres").fill(email);
  await main(page)
    .getByLabel(/^Wachtwoord \*/)
    .fill(password);
  await main(page).getByLabel("Wachtwoord nog een keer").fill(password);
  await main(page).getByLabel("Gebruikersnaam").fill(name);
  await main(page).getByLabel("Ik ben 16 jaar of ouder").check();
  await main(page).getByLabel("Ik ga akkoord").check();
  await main(page).getByRole("button", { name: "Maak mijn account" }).click();
  await expect(page).toHaveURL(/\/registreren\/bedankt$/);
  return email;
}

export async function logIn(page: Page, email: string, typed = password): Promise<void> {
  await main(page).getByLabel("E-mailadres").fill(email);
  await main(page)
    .getByLabel(/^Wachtwoord$/)
    .fill(typed);
  await main(page).getByRole("button", { name: "Log in" }).click();
}

/** Registers and logs in. Returns the name and address of the member. */
export async function newMember(page: Page): Promise<{ name: string; email: string }> {
  const name = newName();
  const email = await register(page, name);
  await page.goto((await waitForMail(email, "Bevestig je account")).link);
  await main(page).getByRole("button", { name: "Bevestig mijn account" }).click();
  await page.goto("/inloggen");
  await logIn(page, email);
  await expect(page).toHaveURL(/\/mijn$/);
  return { name, email };
}

/** Gives a member of the site under test a role, as an operator does. */
export function giveRole(name: string, role: string): void {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  execFileSync("npm", ["run", "-s", "member", "--", "role", name, role], { env });
}

/** Registers a member with a role, and opens the staff area with a second factor. */
export async function newStaff(page: Page, role: string): Promise<{ name: string; email: string }> {
  const member = await newMember(page);
  giveRole(member.name, role);
  await page.goto("/beheer/tweede-stap");
  const secret = (await page.locator(".secret").textContent())?.replaceAll(" ", "") ?? "";
  await main(page).getByRole("textbox", { name: "Code" }).fill(codeAt(secret, new Date()));
  await main(page).getByRole("button", { name: "Klaar" }).click();
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);
  return member;
}
