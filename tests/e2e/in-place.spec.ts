import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const results = (page: Page) => page.locator("div[data-swap=resultaten]");
const count = (page: Page) => results(page).getByRole("heading", { level: 2 });
const status = (page: Page) => page.locator("[data-swap-status]");
const kinds = (page: Page) => results(page).getByRole("heading", { level: 3 });
/** Vacancies are a group of their own. */
const information = [/^Informatie/, /^Vacatures/];
const choice = (page: Page, name: string) => page.getByRole("radio", { name });

/** Marks the document, to detect a page load later. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { same: true }));
}
const same = (page: Page) => page.evaluate(() => "same" in window);

/** Opens the search page and waits for the script that swaps results. */
async function open(page: Page, path: string): Promise<void> {
  const script = page.waitForResponse(/\/assets\/swap-[^/]+\.js$/);
  await page.goto(path);
  await script;
  await page.waitForLoadState("networkidle");
  await mark(page);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor filters the results, opens more of one kind and returns with Back", async ({ page }) => {
      await page.goto("/zoeken?zoekterm=dementie");
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      const everything = await count(page).textContent();
      await results(page)
        .getByRole("link", { name: /^(Toon alle \d+ resultaten|Zoek alleen) in Informatie/ })
        .click();
      await expect(page).toHaveURL(/\/zoeken\?zoekterm=dementie&pijler=informatie$/);
      await expect(kinds(page)).toHaveText(information);
      await expect(choice(page, "Informatie")).toBeChecked();
      await choice(page, "Nieuws").check();
      if (!javaScriptEnabled) await page.getByRole("main").getByRole("button", { name: "Zoek" }).click();
      await expect(kinds(page)).toHaveText([/^Nieuws/]);
      await page.goBack();
      await expect(kinds(page)).toHaveText(information);
      await expect(choice(page, "Informatie")).toBeChecked();
      await page.goBack();
      await expect(count(page)).toHaveText(everything ?? "");
      await expect(choice(page, "Alles")).toBeChecked();
      await page.goForward();
      await expect(kinds(page)).toHaveText(information);
    });
  });
}

test("another filter swaps the results, announces their number and keeps the focus", async ({ page }) => {
  await open(page, "/zoeken?zoekterm=dementie");
  await choice(page, "Nieuws").check();
  await expect(kinds(page)).toHaveText([/^Nieuws/]);
  await expect(page).toHaveURL(/\/zoeken\?zoekterm=dementie&pijler=nieuws$/);
  await expect(page).toHaveTitle(/Zoeken naar ‘dementie’/);
  await expect(status(page)).toHaveText(/^\d+( of meer)? resultaten voor ‘dementie’$/);
  await expect(choice(page, "Nieuws")).toBeFocused();
  expect(await same(page)).toBe(true);
});

test("Enter with another term swaps the results and the title", async ({ page }) => {
  await open(page, "/zoeken?zoekterm=dementie");
  const field = page.getByLabel("Wat zoek je?");
  await field.fill("mantelzorg");
  await field.press("Enter");
  await expect(count(page)).toHaveText(/voor ‘mantelzorg’$/);
  await expect(page).toHaveTitle(/Zoeken naar ‘mantelzorg’/);
  await expect(field).toBeFocused();
  expect(await same(page)).toBe(true);
});

test("a link to more results of a kind moves the focus to the new heading", async ({ page }) => {
  await open(page, "/zoeken?zoekterm=dementie");
  await results(page)
    .getByRole("link", { name: /^(Toon alle|Zoek alleen)/ })
    .first()
    .click();
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
  expect(await same(page)).toBe(true);
});

test("Back restores the results and the scroll position of three states", async ({ page }) => {
  await open(page, "/zoeken?zoekterm=dementie");
  const places: number[] = [];
  for (const name of ["Informatie", "Nieuws"]) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), 300 + places.length * 80);
    await page.waitForFunction((top) => scrollY === top, 300 + places.length * 80);
    places.push(await page.evaluate(() => scrollY));
    // `check` would scroll first.
    await choice(page, name).evaluate((radio: HTMLElement) => radio.click());
    await expect(kinds(page)).toHaveText([
      new RegExp(`^${name}`),
      ...(name === "Informatie" ? [/^Vacatures/] : []),
    ]);
  }
  await page.goBack();
  await expect(kinds(page)).toHaveText(information);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(places[1]);
  await page.goBack();
  await expect(choice(page, "Alles")).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(places[0]);
  expect(await same(page)).toBe(true);
});

test("the page shows a loading message while the results load", async ({ page }) => {
  await open(page, "/zoeken?zoekterm=dementie");
  let go: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/pijler=nieuws/, async (route) => {
    await held;
    await route.continue();
  });
  await choice(page, "Nieuws").check();
  await expect(page.getByText("De inhoud wordt geladen...")).toBeInViewport();
  await expect(results(page)).toHaveAttribute("aria-busy", "true");
  go();
  await expect(kinds(page)).toHaveText([/^Nieuws/]);
  await expect(page.getByText("De inhoud wordt geladen...")).toHaveCount(0);
  await expect(results(page)).not.toHaveAttribute("aria-busy");
});

test("the last of two filters determines the results", async ({ page }) => {
  await open(page, "/zoeken?zoekterm=dementie");
  let go: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/pijler=nieuws/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await choice(page, "Nieuws").check();
  await choice(page, "Informatie").check();
  await expect(kinds(page)).toHaveText(information);
  go();
  await expect(page).toHaveURL(/pijler=informatie$/);
  await expect(kinds(page)).toHaveText(information);
});

test("a search that fails loads the error page", async ({ context, breakUpstream }) => {
  // The browser logs the failed response, and the page fixture fails on logged errors.
  const page = await context.newPage();
  await open(page, "/zoeken?zoekterm=dementie");
  await breakUpstream({ path: "/api/v1/es/search", status: 500 });
  await choice(page, "Nieuws").check();
  await expect(page.getByRole("heading", { name: "Zoeken lukt nu even niet" })).toBeVisible();
  await expect(page).toHaveURL(/pijler=nieuws$/);
  expect(await same(page)).toBe(false);
});

test("a search without a connection shows the browser's own error page", async ({ context }) => {
  const page = await context.newPage();
  await open(page, "/zoeken?zoekterm=dementie");
  await page.route(/pijler=nieuws/, (route) => route.abort());
  await choice(page, "Nieuws").click();
  await expect.poll(() => page.url()).toContain("chrome-error");
});

test("the results match the address after the visitor leaves the page and returns", async ({ page }) => {
  await open(page, "/zoeken?zoekterm=dementie");
  await choice(page, "Nieuws").check();
  await expect(kinds(page)).toHaveText([/^Nieuws/]);
  await results(page).locator("h4 a").first().click();
  await expect(page).not.toHaveURL(/zoeken/);
  await page.goBack();
  await expect(kinds(page)).toHaveText([/^Nieuws/]);
  await page.reload();
  await expect(kinds(page)).toHaveText([/^Nieuws/]);
  await page.goBack();
  await expect(choice(page, "Alles")).toBeChecked();
});
