import type { Page } from "@playwright/test";
import { violations, widthIn } from "./audit";
import { expect, test } from "./fixtures";

const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

const radio = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("radio", { name, exact: true });

const size = "Hoe groot wil je de tekst?";
const spacing = "Hoeveel ruimte wil je tussen de regels?";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor chooses reading preferences, which apply to every page, and resets them", async ({
      page,
    }) => {
      await page.goto("/zorgen/partner?item=folder");
      const before = await rootSize(page);
      await page.getByRole("banner").getByRole("link", { name: "Weergave aanpassen" }).first().click();
      await expect(page).toHaveURL(/\/weergave\?terug=/);
      await expect(radio(page, size, "Normaal")).toBeChecked();
      await radio(page, size, "Grootst").check();
      await radio(page, spacing, "Ruim").check();
      await page.getByRole("checkbox", { name: "Rustige weergave" }).check();
      await page.getByRole("button", { name: "Bewaar mijn keuze" }).click();

      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je keuze is bewaard");
      await expect(page.getByRole("main")).toContainText("tekst: grootst");
      expect(await rootSize(page)).toBeGreaterThan(before * 1.3);

      await page.getByRole("main").getByRole("link", { name: "Ga terug naar waar je was" }).click();
      await expect(page).toHaveURL(/\/zorgen\/partner\?item=folder$/);
      expect(await rootSize(page)).toBeGreaterThan(before * 1.3);
      const leading = await page
        .locator("article p")
        .first()
        .evaluate(
          (p) =>
            Number.parseFloat(getComputedStyle(p).lineHeight) /
            Number.parseFloat(getComputedStyle(p).fontSize),
        );
      expect(leading).toBeGreaterThan(1.8);
      const crumbs = page.getByRole("navigation", { name: "Kruimelpad" });
      await expect(page.locator("div", { has: crumbs }).last().locator("img")).toHaveCount(0);
      await expect(page.locator("aside[aria-labelledby=meedoen]")).toHaveCount(0);

      await page.goto("/bestaat-niet");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pagina niet gevonden");
      expect(await rootSize(page)).toBeGreaterThan(before * 1.3);
      await expect(page.getByRole("main").locator("img").first()).toBeHidden();

      await page.getByRole("contentinfo").getByRole("link", { name: "Weergave aanpassen" }).click();
      await expect(radio(page, size, "Grootst")).toBeChecked();
      await expect(radio(page, spacing, "Ruim")).toBeChecked();
      await expect(page.getByRole("checkbox", { name: "Rustige weergave" })).toBeChecked();
      await page.getByRole("button", { name: "Zet alles terug" }).click();
      await page.getByRole("main").getByRole("link", { name: "Ga terug naar waar je was" }).click();
      await expect(page).toHaveURL(/\/bestaat-niet$/);
      expect(await rootSize(page)).toBe(before);
      expect((await page.context().cookies()).filter(({ name }) => name === "weergave")).toEqual([]);
    });

    test("the sample text shows the chosen size", async ({ page }) => {
      await page.goto("/weergave");
      const sample = page.locator("[data-preferences-sample]");
      const sampleSize = () => sample.evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize));
      const normal = await sampleSize();
      expect(normal).toBe(await rootSize(page));
      await radio(page, size, "Grootst").check();
      if (javaScriptEnabled) expect(await sampleSize()).toBeGreaterThan(normal * 1.3);
      await page.getByRole("button", { name: "Bewaar mijn keuze" }).click();
      await page.getByRole("link", { name: "Pas je keuze aan" }).click();
      expect(await sampleSize()).toBe(await rootSize(page));
      expect(await sampleSize()).toBeGreaterThan(normal * 1.3);
    });

    test("error pages and the offline page keep the chosen text size", async ({ page, breakUpstream }) => {
      await page.goto("/weergave");
      const before = await rootSize(page);
      await radio(page, size, "Groot").check();
      await page.getByRole("button", { name: "Bewaar mijn keuze" }).click();
      await expect(page).toHaveURL(/bewaard/);
      await breakUpstream({ path: "/api/drupal/zorgen", status: 500 });
      await page.goto("/zorgen");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("De website heeft een storing");
      expect(await rootSize(page)).toBeGreaterThan(before * 1.1);
      await page.goto("/samen-offline");
      expect(await rootSize(page)).toBeGreaterThan(before * 1.1);
    });

    test("a visitor rates a page as useful", async ({ page }) => {
      await page.goto("/zorgen/partner");
      await page
        .getByRole("form", { name: "Was deze pagina nuttig?" })
        .getByRole("button", { name: "Ja" })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bedankt voor je antwoord");
      await page.getByRole("link", { name: "Terug naar de pagina" }).click();
      await expect(page).toHaveURL(/\/zorgen\/partner$/);
    });

    test("a visitor rates a page as not useful and gives a reason", async ({ page }) => {
      await page.goto("/nieuws/hulplijn-ook-met-kerst-open");
      await page
        .getByRole("form", { name: "Was deze pagina nuttig?" })
        .getByRole("button", { name: "Nee" })
        .click();
      await expect(page.getByRole("link", { name: "Terug zonder reden" })).toBeVisible();
      await page
        .getByRole("group", { name: "Wil je zeggen waarom?" })
        .getByRole("radio", { name: "Het is te veel tekst" })
        .check();
      await page.getByRole("button", { name: "Verstuur" }).click();
      await expect(page.getByRole("group", { name: "Wil je zeggen waarom?" })).toHaveCount(0);
      await page.getByRole("link", { name: "Terug naar de pagina" }).click();
      await expect(page).toHaveURL(/\/nieuws\/hulplijn-ook-met-kerst-open$/);
    });

    test("the footer links to the site overview", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("contentinfo").getByRole("link", { name: "Overzicht van de website" }).click();
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "Ziekte van Alzheimer" })).toBeVisible();
      await expect(main.getByRole("link", { name: "Klachten" })).toBeVisible();
    });

    test("the site overview renders when the menus fail", async ({ page, breakUpstream }) => {
      await breakUpstream({ path: "/api/drupal/api/menu_items/*", status: 500 });
      await page.goto("/sitemap");
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "Ziekte van Alzheimer" })).toHaveCount(0);
      await main.getByRole("link", { name: "Geheugentest" }).click();
      await expect(page).toHaveURL(/\/geheugentest$/);
    });
  });
}

for (const path of ["/", "/zoeken", "/doneren", "/nieuwsbrief", "/zorgen", "/geheugentest"]) {
  test(`${path} has no rating form`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("form", { name: "Was deze pagina nuttig?" })).toHaveCount(0);
  });
}

const pages = {
  choices: "/weergave?terug=/zorgen",
  "saved choices": "/weergave/bewaard?terug=/zorgen",
  "site overview": "/sitemap",
  "confirmation of a negative rating": "/nuttig?pad=/zorgen/partner&antwoord=nee",
  "content page": "/zorgen/partner",
  home: "/",
  "overview page": "/dementie",
  region: "/regios/rivierenland",
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name} with the largest text and calm display has no accessibility violation`, async ({
    page,
    baseURL,
  }) => {
    const value = "toestemming=1&tekst=grootst&regels=ruim&rust=1";
    await page.context().addCookies([{ name: "weergave", value, url: baseURL ?? "" }]);
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  });

  test(`${name} with the largest text does not scroll sideways`, async ({ page, baseURL }) => {
    const value = "toestemming=1&tekst=grootst&regels=ruim";
    await page.context().addCookies([{ name: "weergave", value, url: baseURL ?? "" }]);
    await page.goto(path);
    // 320 px equals a window of 1280 px at 400 % zoom.
    for (const width of [320, 768, 1024, 1280]) {
      expect(await widthIn(page, width), `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

/** Words in `main` that continue on a next line, and texts of a sentence or more in less than half of the page. */
const brokenOrNarrow = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const range = document.createRange();
    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const isHidden = !parent?.getClientRects().length || parent.closest("details:not([open]), .vh, thead");
      if (isHidden) continue;
      const content = text.textContent ?? "";
      for (const { 0: word, index } of content.matchAll(/\p{L}{4,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (new Set(lines).size > 1) found.push(`broken: ${word}`);
      }
      const isNarrow = parent.matches("p, h2, h3") && parent.clientWidth < main.clientWidth / 2;
      if (isNarrow && content.length > 60) found.push(`narrow: ${content}`);
    }
    return found;
  });

test("calm with the largest text on a tablet, no word is broken and no text has half of the page", async ({
  page,
  baseURL,
}) => {
  const value = "toestemming=1&tekst=grootst&regels=ruim&rust=1";
  await page.context().addCookies([{ name: "weergave", value, url: baseURL ?? "" }]);
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of [
    ...["/", "/dementie/vormen", "/zorgen/partner", "/regios/rivierenland", "/nieuws", "/boeken-en-films"],
    ...["/regios/rivierenland/locaties/alzheimer-cafe-tiel", "/ervaringen-delen", "/doneren/overmaken"],
  ]) {
    await page.goto(path);
    expect.soft(await brokenOrNarrow(page), path).toEqual([]);
  }
});
