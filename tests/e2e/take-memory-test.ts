import { expect, type Page } from "@playwright/test";

/** Chooses the same answer for every question on the page, and this age for the question about age. */
export async function fillStep(page: Page, answer: string, age = "75 of ouder") {
  for (const question of await page.locator("form fieldset").all()) {
    const choice = question.getByRole("radio", { name: answer, exact: true });
    await ((await choice.count()) > 0 ? choice : question.getByRole("radio", { name: age })).check();
  }
}

/** Takes the test about oneself by its steps, to the result. */
export async function takeMemoryTest(page: Page) {
  await page.goto("/geheugentest/zelf");
  for (const button of ["Volgende", "Volgende", "Bekijk de uitslag"]) {
    const address = page.url();
    await fillStep(page, "Soms");
    await page.getByRole("button", { name: button }).click();
    await expect(page).not.toHaveURL(address);
  }
}
