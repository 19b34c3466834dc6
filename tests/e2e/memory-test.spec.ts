import { violations } from "./audit";
import { expect, test } from "./fixtures";
import { fillStep } from "./take-memory-test";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a visitor takes the test about themselves, from the start to the result", async ({ page }) => {
      await page.goto("/geheugentest");
      await page.getByRole("link", { name: "Alle vragen van een stap op één pagina" }).first().click();
      await expect(page.getByText("Stap 1 van 3")).toBeVisible();
      await expect(page.locator("form fieldset")).toHaveCount(9);
      await fillStep(page, "Soms");
      await page.getByRole("button", { name: "Volgende" }).click();
      await expect(page).toHaveURL(/\/geheugentest\/zelf\/stap2\?bewaard=1$/);
      await expect(page).toHaveTitle(/Stap 2 van 3/);
      await fillStep(page, "Soms");
      await page.getByRole("button", { name: "Volgende" }).click();
      await fillStep(page, "Soms");
      await page.getByRole("button", { name: "Bekijk de uitslag" }).click();
      await expect(page).toHaveURL(/\/geheugentest\/zelf\/resultaat$/);
      await expect(page.getByText("Je score: 50 punten")).toBeVisible();
      await expect(page.getByText("Deze uitslag is geen diagnose.")).toBeVisible();
      await page.reload();
      await expect(page.getByText("Je score: 50 punten")).toBeVisible();
    });

    test("a visitor takes the test about someone else and moves back and forward", async ({ page }) => {
      await page.goto("/geheugentest/ander");
      await fillStep(page, "Slechter");
      await page.getByRole("button", { name: "Volgende" }).click();
      await page.getByRole("button", { name: "Vorige" }).click();
      await expect(page).toHaveURL(/\/geheugentest\/ander$/);
      await expect(page.locator("input:checked")).toHaveCount(8);
      await page.getByRole("button", { name: "Volgende" }).click();
      await fillStep(page, "Slechter", "Zeg ik liever niet");
      await page.getByRole("button", { name: "Bekijk de uitslag" }).click();
      await expect(page.getByText("Je score: 64 punten")).toBeVisible();
      await page.goBack();
      await expect(page.locator("input:checked")).toHaveCount(9);
    });

    test("an unanswered question is listed as an error, and the other answers are preserved", async ({
      page,
    }) => {
      await page.goto("/geheugentest/zelf");
      await page.locator("#v1").check();
      await page.getByRole("button", { name: "Volgende" }).click();
      const summary = page.getByRole("alert");
      await expect(summary).toContainText("Let op! Je hebt nog niet alle vragen beantwoord.");
      await expect(page).toHaveTitle(/^Fout: /);
      await expect(summary.getByRole("link")).toHaveCount(8);
      await expect(page.locator("#v1")).toBeChecked();
      const second = page.getByRole("radiogroup").nth(1);
      await expect(second).toHaveAttribute("aria-required", "true");
      await expect(second).toHaveAttribute("aria-invalid", "true");
      await summary.getByRole("link").first().click();
      await expect(page).toHaveURL(/#v2$/);
    });

    test("a visitor takes the test one question at a time", async ({ page }) => {
      await page.goto("/geheugentest");
      await page.getByRole("link", { name: "Start de test voor een ander" }).click();
      for (let question = 1; question <= 16; question += 1) {
        await expect(page.locator("legend")).toContainText(`Vraag ${question} van 16`);
        await fillStep(page, "Ongeveer hetzelfde");
        await page.getByRole("button", { name: "Volgende" }).click();
      }
      await fillStep(page, "geen", "64 of jonger");
      await page.getByRole("button", { name: "Bekijk de uitslag" }).click();
      await expect(page.getByText("Je score: 48 punten")).toBeVisible();
    });

    test("two tabs share the answers of one test", async ({ page, context }) => {
      await page.goto("/geheugentest/ander");
      const other = await context.newPage();
      await other.goto("/geheugentest/ander?vraag=1");
      await fillStep(other, "Slechter");
      await other.getByRole("button", { name: "Volgende" }).click();
      for (const question of [2, 3, 4, 5, 6, 7, 8]) await page.locator(`#v${question}`).check();
      await page.getByRole("button", { name: "Volgende" }).click();
      await expect(page).toHaveURL(/\/stap2$/);
    });

    test("a code resumes the test on another device", async ({ page, browser, baseURL }) => {
      await page.goto("/geheugentest/ander");
      await fillStep(page, "Slechter");
      await page.getByRole("button", { name: "Volgende" }).click();
      await page.getByRole("button", { name: "Bewaar en ga later verder" }).click();
      const code = (await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4})+$/).textContent()) ?? "";
      const tablet = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
      const there = await tablet.newPage();
      await there.goto("/geheugentest");
      await there.getByRole("link", { name: "Heb je een code?" }).click();
      await there.getByLabel("Je code").fill(code.toLowerCase());
      await there.getByRole("button", { name: "Ga verder" }).click();
      await expect(there).toHaveURL(/\/geheugentest\/ander\/stap2\?bewaard=1$/);
      await there.goto("/geheugentest/ander");
      await expect(there.locator("input:checked")).toHaveCount(8);
      await tablet.close();
    });

    test("starting again asks first and clears the answers to the test", async ({ page }) => {
      await page.goto("/geheugentest/ander");
      await fillStep(page, "Slechter");
      await page.getByRole("button", { name: "Volgende" }).click();
      await page.getByRole("link", { name: "Opnieuw beginnen" }).click();
      await page.getByRole("button", { name: "Ja, wis mijn antwoorden" }).click();
      await expect(page).toHaveURL(/\/geheugentest$/);
      await page.goto("/geheugentest/ander");
      await expect(page.locator("input:checked")).toHaveCount(0);
    });
  });
}

test("a step is sent when a lost connection returns", async ({ page, context }) => {
  await page.goto("/geheugentest/ander");
  await fillStep(page, "Slechter");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Volgende" }).click();
  await expect(page.getByText("Je hebt nu geen verbinding.")).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/stap2\?bewaard=1$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a step that could not be sent is restored with its changes", async ({ page }) => {
  await page.goto("/geheugentest/ander");
  await fillStep(page, "Slechter");
  await page.getByRole("button", { name: "Volgende" }).click();
  await page.getByRole("button", { name: "Vorige" }).click();
  await page.locator("#v1").check();
  await page.route("**/geheugentest/ander", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 204 }) : route.continue(),
  );
  await page.getByRole("button", { name: "Volgende" }).click();
  await page.unroute("**/geheugentest/ander");
  await page.goto("/geheugentest/ander");
  await expect(page.locator("#v1")).toBeChecked();
});

test("Back to a step that had errors shows its answers without resubmitting the form", async ({ page }) => {
  await page.goto("/geheugentest/ander");
  await page.locator("#v1").check();
  await page.getByRole("button", { name: "Volgende" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await fillStep(page, "Slechter");
  await page.getByRole("button", { name: "Volgende" }).click();
  await expect(page).toHaveURL(/\/stap2$/);
  await page.goBack();
  await expect(page.locator("input:checked")).toHaveCount(8);
  await page.reload();
  await expect(page.locator("input:checked")).toHaveCount(8);
});

test("the heading of the next step receives focus, except after a reload", async ({ page }) => {
  await page.goto("/geheugentest/ander");
  await fillStep(page, "Slechter");
  await page.getByRole("button", { name: "Volgende" }).click();
  await expect(page).toHaveURL(/\/stap2\?bewaard=1$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
});

test("the result prints on one page without the shell of the site", async ({ page }) => {
  await page.goto("/geheugentest/ander");
  await fillStep(page, "Slechter");
  await page.getByRole("button", { name: "Volgende" }).click();
  await fillStep(page, "Slechter");
  await page.getByRole("button", { name: "Bekijk de uitslag" }).click();
  await expect(page.getByText("Je score: 64 punten")).toBeVisible();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const words of [
    "Je score: 64 punten",
    "De laagste score is 16",
    "Ingevuld op",
    "geen diagnose",
    "huisarts",
  ]) {
    await expect(page.getByRole("article").getByRole("region").getByText(words).first(), words).toBeVisible();
  }
  const header = ["header a[href^='tel:']", "header a[href='/']", "header nav", "header form"];
  const actions = "article section > div:has(form)";
  for (const part of [...header, "footer", "article ~ aside", actions]) {
    await expect(page.locator(part), part).not.toHaveCount(0);
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
  }
});

test("the answers of an incomplete step survive a reload", async ({ page }) => {
  await page.goto("/geheugentest/zelf");
  await page.locator("#v1").check();
  await page.reload();
  await expect(page.locator("#v1")).toBeChecked();
});

test("a visitor takes the whole test with the keyboard only", async ({ page }) => {
  await page.goto("/geheugentest/ander");
  for (const step of [1, 2]) {
    await page.locator(`#v${step === 1 ? 1 : 9}`).focus();
    for (const _ of Array(8)) {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Tab");
    }
    if (step === 2) {
      await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
    }
    await expect(page.getByRole("button", { name: "Vorige" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("Je score: 32 punten")).toBeVisible();
});

test("every page of the test has no accessibility violation, including errors and the result", async ({
  page,
}) => {
  await page.goto("/geheugentest");
  expect(await violations(page)).toEqual([]);
  await page.goto("/geheugentest/ander");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Volgende" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await fillStep(page, "Slechter");
  await page.getByRole("button", { name: "Volgende" }).click();
  await fillStep(page, "Slechter");
  await page.getByRole("button", { name: "Bekijk de uitslag" }).click();
  await expect(page.getByText(/^Je score: /)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto("/geheugentest/bewaren");
  expect(await violations(page)).toEqual([]);
  await page.goto("/geheugentest/verder");
  expect(await violations(page)).toEqual([]);
});

test("pages of the test are not cached and not indexed", async ({ request }) => {
  for (const path of ["/geheugentest", "/geheugentest/zelf", "/geheugentest/bewaren"]) {
    expect((await request.get(path)).headers()["cache-control"], path).toBe("no-store");
  }
  expect(await (await request.get("/geheugentest/zelf")).text()).toContain(
    '<meta name="robots" content="noindex"',
  );
});
