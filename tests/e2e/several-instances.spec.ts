import type { Page } from "@playwright/test";
import { type SeveralInstances, startSeveralInstances } from "../setup/several-instances";
import { expect, test } from "./fixtures";

test.describe.configure({ mode: "serial" });
test.use({ javaScriptEnabled: false });

let site: SeveralInstances;

test.beforeAll(async () => {
  site = await startSeveralInstances();
});

test.afterAll(() => site?.stop());

async function answerAll(page: Page) {
  for (const question of await page.locator("fieldset.question").all()) {
    const answer = question.getByRole("radio", { name: "Soms", exact: true });
    await ((await answer.count()) > 0
      ? answer
      : question.getByRole("radio", { name: "75 of ouder" })
    ).check();
  }
}

test("a memory test goes on when the instance it began on is gone", async ({ page }) => {
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
});

test("pages are there without that instance, and without what instances share", async ({ page }) => {
  await site.redis.stop();
  await page.goto(`${site.address}/zorgen/partner`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Zorgen voor je partner");
});
