import type { Locator, Page } from "@playwright/test";
import { dayMs } from "~/utils/durations";
import { violations, widthIn } from "./audit";
import { expect, test } from "./fixtures";

const activities = (page: Page) => page.locator("#activiteiten");
const count = (page: Page) => activities(page).locator("[data-announce]");
const cards = (page: Page) => activities(page).getByRole("article");
const field = (page: Page, name: string) => activities(page).getByLabel(name);
const search = (page: Page) => activities(page).getByRole("button", { name: "Zoek" });

const numberOf = async (page: Page) => Number.parseInt((await count(page).textContent()) ?? "", 10);

/** The current month in words; in its last week also the next one. */
function thisMonth(): RegExp {
  const month = (days: number) => {
    const date = new Date(Date.now() + days * dayMs);
    return date.toLocaleDateString("nl-NL", { month: "long", year: "numeric", timeZone: "Europe/Amsterdam" });
  };
  return new RegExp(`\\d (${month(0)}|${month(7)})`);
}

/** Opens a page with a list and waits for the script that swaps it. */
async function open(page: Page, path: string): Promise<void> {
  const script = page.waitForResponse(/\/assets\/swap-[^/]+\.js$/);
  await page.goto(path);
  await script;
  await page.waitForLoadState("networkidle");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor finds a region by postcode, opens a nearby activity and downloads its calendar file", async ({
      page,
    }) => {
      await page.goto("/regios");
      const main = page.getByRole("main");
      await main.getByLabel("Postcode, plaats of afdeling").fill("4001 AB");
      await main.getByRole("search").getByRole("button", { name: "Zoek" }).click();
      await expect(page).toHaveURL(/\/regios\?zoekterm=4001\+AB$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Afdeling Rivierenland");
      // The place is already filled in.
      await expect(field(page, "Postcode of plaats")).toHaveValue("4001 AB");
      await expect(count(page)).toHaveText(/^\d+ activiteiten binnen 15 km van 4001 AB, pagina 1 van \d+$/);
      const link = cards(page).filter({ hasText: thisMonth() }).first().getByRole("link");
      const title = await link.textContent();
      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
      await expect(main.locator("dl").first()).toContainText(thisMonth());
      await expect(main.getByRole("link", { name: "Meer activiteiten bij 4001 AB" })).toHaveAttribute(
        "href",
        "/regios?zoekterm=4001+AB#activiteiten",
      );
      const calendar = await main.getByRole("link", { name: "Zet in je agenda" }).getAttribute("href");
      const file = await page.request.get(calendar ?? "");
      expect(file.headers()["content-type"]).toContain("text/calendar");
      expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n(.*\r\n)+BEGIN:VEVENT\r\n/);
    });

    test("a visitor finds a region by its name and in the list of all regions", async ({ page }) => {
      await page.goto("/regios?zoekterm=rivierenland");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Afdeling Rivierenland");
      await expect(field(page, "Postcode of plaats")).toHaveValue("");
      await page.goto("/regios");
      await page.getByRole("main").getByRole("link", { name: "Afdeling Rivierenland", exact: true }).click();
      await expect(page).toHaveURL(/\/regios\/rivierenland$/);
    });

    test("an unknown place shows a message and a link to all regions", async ({ page }) => {
      await page.goto("/regios?zoekterm=Atlantis");
      const main = page.getByRole("main");
      await expect(main).toContainText("We vonden geen afdeling bij ‘Atlantis’");
      await main.getByRole("link", { name: "Bekijk alle afdelingen" }).click();
      await expect(page).toHaveURL(/\/regios$/);
    });

    test("on a phone an unknown place is an error on the field, above the question about cookies", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/regios?zoekterm=Atlantis");
      await expect(page).toHaveTitle(/^We vonden geen afdeling bij ‘Atlantis’/);
      const form = page.getByRole("search", { name: "Zoek je afdeling" });
      const typed = form.getByLabel("Postcode, plaats of afdeling");
      await expect(typed).toHaveAttribute("aria-invalid", "true");
      await expect(typed).toHaveAccessibleDescription(/ We vonden geen afdeling bij ‘Atlantis’$/);
      if (javaScriptEnabled) await expect(typed).toBeFocused();
      const bottomOf = async (locator: Locator) => {
        const box = await locator.boundingBox();
        return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
      };
      const question = await page.getByRole("region", { name: "Mogen we cookies gebruiken?" }).boundingBox();
      expect(question?.y).toBeGreaterThan(await bottomOf(form.getByText("We vonden geen afdeling")));
      expect(question?.y).toBeGreaterThanOrEqual(await bottomOf(typed));
    });

    test("a visitor filters the activities by type and by distance to a place", async ({ page }) => {
      await (javaScriptEnabled ? open(page, "/regios/rivierenland") : page.goto("/regios/rivierenland"));
      const everything = await numberOf(page);
      const kind = field(page, "Soort activiteit");
      await kind.selectOption("Alzheimer Café");
      if (!javaScriptEnabled) await search(page).click();
      await expect.poll(() => numberOf(page)).toBeLessThan(everything);
      for (const label of await cards(page).locator("span:has(+ h3)").allTextContents())
        expect(label).toBe("Alzheimer Café");
      await expect(kind).toHaveValue("Alzheimer Café");
      await kind.selectOption("");
      if (!javaScriptEnabled) await search(page).click();
      await expect.poll(() => numberOf(page)).toBe(everything);
      await field(page, "Postcode of plaats").fill("Tiel");
      await field(page, "Afstand").selectOption("5");
      await search(page).click();
      await expect(activities(page).locator("[data-announce]")).toHaveText(
        /binnen 5 km van Tiel(, pagina 1 van \d+)?$/,
      );
      const near = (await count(page).isVisible()) ? await numberOf(page) : 0;
      await field(page, "Afstand").selectOption("50");
      if (!javaScriptEnabled) await search(page).click();
      await expect(count(page)).toHaveText(/binnen 50 km van Tiel, pagina 1 van \d+$/);
      expect(await numberOf(page)).toBeGreaterThan(near);
      await page.reload();
      await expect(field(page, "Afstand")).toHaveValue("50");
    });

    test("the typed place is preserved on the way to the locations of the region and back", async ({
      page,
    }) => {
      await page.goto("/regios/rivierenland?zoekterm=4001+AB");
      const main = page.getByRole("main");
      await page
        .getByRole("navigation", { name: "Op deze pagina" })
        .getByRole("link", { name: "Overzicht locaties" })
        .click();
      await expect(page).toHaveURL(/\/regios\/rivierenland\/locaties\?zoekterm=4001\+AB$/);
      await main.getByLabel("Soort locatie").selectOption("Alzheimer Café");
      if (!javaScriptEnabled) await main.getByRole("button", { name: "Zoek", exact: true }).click();
      await expect(page).toHaveURL(/zoekterm=4001\+AB/);
      await main.getByRole("link", { name: "Naar de pagina van de afdeling" }).click();
      await expect(field(page, "Postcode of plaats")).toHaveValue("4001 AB");
    });

    test("the map shows the same locations as the list, with and without a filter", async ({ page }) => {
      const marks = page.getByRole("main").locator("svg a");
      const places = page.locator("ul[data-items] > li");
      await page.goto("/regios/rivierenland/locaties");
      const all = await places.count();
      await expect(marks).toHaveCount(all);
      await page.getByLabel("Soort locatie").selectOption({ label: "Alzheimer Café" });
      await page.getByRole("button", { name: "Zoek" }).last().click();
      await expect(page).toHaveURL(/soort=\d+/);
      await expect(places).not.toHaveCount(all);
      await expect(marks).toHaveCount(await places.count());
    });

    test("a visitor corrects an invalid address and subscribes to the newsletter of a region", async ({
      page,
    }) => {
      await page.goto("/regios/rivierenland");
      const main = page.getByRole("main");
      await main.getByLabel("E-mailadres").fill("els.voorbeeld");
      await main.getByRole("button", { name: "Meld je aan" }).click();
      await expect(page).toHaveURL(/\/regios\/rivierenland\/nieuwsbrief$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Nieuwsbrief van Afdeling Rivierenland",
      );
      await expect(main.getByLabel("E-mailadres")).toHaveValue("els.voorbeeld");
      await expect(main.getByLabel("E-mailadres")).toHaveAccessibleDescription(/Ongeldig e-mailadres\./);
      await main.getByLabel("E-mailadres").fill("els@voorbeeld.nl");
      await main.getByRole("button", { name: "Meld je aan" }).click();
      await expect(page).toHaveURL(/\/regios\/rivierenland\/nieuwsbrief\/bedankt$/);
      await expect(main).toContainText("de vrijwilligers van Afdeling Rivierenland");
    });

    test("a subscription that cannot be sent shows an error and keeps the typed address", async ({
      page,
      breakUpstream,
    }) => {
      await breakUpstream({ path: "/api/v1/forms/region/*", status: 500 });
      await page.goto("/regios/rivierenland/nieuwsbrief");
      const main = page.getByRole("main");
      const email = `mislukt-${javaScriptEnabled}@voorbeeld.nl`;
      await main.getByLabel("E-mailadres").fill(email);
      await main.getByRole("button", { name: "Meld je aan" }).click();
      await expect(page.getByRole("alert")).toContainText("Er is iets misgegaan. Probeer het opnieuw.");
      await expect(main.getByLabel("E-mailadres")).toHaveValue(email);
    });

    test("the lists of activities and vacancies near a place page independently", async ({ page }) => {
      const near = "/regios?zoekterm=Utrecht";
      await (javaScriptEnabled ? open(page, near) : page.goto(near));
      const pageOf = (id: string) => page.locator(`#${id} nav [aria-current]`);
      const next = (id: string) => page.locator(`#${id} a[rel=next]`);
      await next("vacatures").click();
      await expect(pageOf("vacatures")).toHaveText(/2$/);
      await next("activiteiten").click();
      await expect(pageOf("activiteiten")).toHaveText(/2$/);
      await expect(pageOf("vacatures")).toHaveText(/2$/);
      await page.locator("#vacatures a[rel=prev]").click();
      await expect(pageOf("vacatures")).toHaveText(/1$/);
      await page.reload();
      await expect(pageOf("activiteiten")).toHaveText(/2$/);
      await expect(pageOf("vacatures")).toHaveText(/1$/);
    });

    test("a part of a region page that fails shows a message, and the other parts render", async ({
      page,
      breakUpstream,
    }) => {
      await breakUpstream({ path: "/api/drupal/api/get-regio-services*", status: 500 });
      await breakUpstream({ path: "/api/v1/region/activities/*", status: 500 });
      await page.goto("/regios/rivierenland");
      await expect(page.locator("#voorzieningen")).toContainText("Dit onderdeel is er nu even niet");
      await expect(activities(page)).toContainText("De activiteiten zijn er nu even niet");
      await expect(page.locator("#locaties").getByRole("listitem").first()).toBeVisible();
    });

    test("the sub-menu links to sections that exist and to the locations", async ({ page }) => {
      await page.goto("/regios/rivierenland");
      const menu = page.getByRole("navigation", { name: "Op deze pagina" });
      for (const href of await menu
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "")))
        if (href.startsWith("#")) await expect(page.locator(href), href).toHaveCount(1);
      await menu.getByRole("link", { name: "Overzicht locaties" }).click();
      await expect(page).toHaveURL(/\/regios\/rivierenland\/locaties$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Locaties van Afdeling Rivierenland");
    });
  });
}

test("an unknown place is in view, also where the style sheets arrive after the script", async ({ page }) => {
  const script = page.waitForResponse(/\/assets\/entry\.client-[^/]+\.js$/);
  await page.route(/\.css$/, async (route) => {
    await (await script).finished();
    await route.continue();
  });
  await page.goto("/regios?zoekterm=Atlantis");
  await expect(page.locator("#zoekterm")).toBeFocused();
  await expect(page.locator("#zoekterm")).toBeInViewport({ ratio: 1 });
});

test("Back restores three states of the activities without a page load", async ({ page }) => {
  await open(page, "/regios/rivierenland");
  await page.evaluate(() => Object.assign(window, { same: true }));
  const states = [await count(page).textContent()];
  const kind = field(page, "Soort activiteit");
  for (const label of ["Alzheimer Café", ""]) {
    await kind.selectOption(label);
    await expect(page).toHaveURL(label ? /soort=Alzheimer/ : /soort=&/);
    await expect(count(page)).not.toHaveText(states.at(-1) ?? "");
    states.push(await count(page).textContent());
  }
  await page
    .getByRole("navigation", { name: /activiteiten/ })
    .getByRole("link", { name: /Volgende/ })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(kind).toHaveValue("");
  await page.goBack();
  await expect(count(page)).toHaveText(states[1] ?? "");
  await expect(kind).toHaveValue("Alzheimer Café");
  await page.goBack();
  await expect(count(page)).toHaveText(states[0] ?? "");
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("'Laad meer' on a phone appends the next activities", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/regios/rivierenland");
  await expect(cards(page)).toHaveCount(6);
  await page.getByRole("link", { name: "Laad meer activiteiten" }).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(page).toHaveURL(/page=2&vanaf=1/);
  await page.reload();
  await expect(cards(page)).toHaveCount(12);
});

const pages = {
  regions: "/regios",
  "region for a postcode": "/regios?zoekterm=4001",
  "no region": "/regios?zoekterm=Atlantis",
  region: "/regios/rivierenland",
  "region without nearby activities": "/regios/rivierenland?zoekterm=Atlantis",
  locations: "/regios/rivierenland/locaties",
  location: "/regios/rivierenland/locaties/alzheimer-cafe-culemborg",
  activity: "/regios/rivierenland/activiteiten/alzheimer-cafe-culemborg",
  "regional news": "/regios/rivierenland/nieuws/hulp-bij-de-voordeur-een-sleutelkluis-voor-iedereen",
  newsletter: "/regios/rivierenland/nieuwsbrief",
  "newsletter confirmation": "/regios/rivierenland/nieuwsbrief/bedankt",
  "activities of a kind": "/leven-met-dementie/bewegen-en-eten",
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: the page has no accessibility violation and does not scroll sideways at 320 px`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
  });
}

test("on a phone the sub-menu of a region is one row that shows the focused link completely", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/regios/rivierenland");
  const menu = page.getByRole("navigation", { name: "Op deze pagina" });
  expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(80);
  const links = menu.getByRole("link");
  await expect(links.last()).not.toBeInViewport();
  await expect(menu.getByRole("list")).not.toHaveCSS("mask-image", "none");
  await links.first().focus();
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    // No fade over it.
    await expect(menu.getByRole("list")).toHaveCSS("mask-image", "none");
    await page.keyboard.press("Tab");
  }
});

test("on a phone a region page is short, with its lesser parts folded", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/regios/rivierenland");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9_000);
  const services = page.locator("#voorzieningen");
  await expect(services.getByRole("link").first()).toBeHidden();
  await services.getByRole("heading", { name: "Voorzieningen in de regio" }).click();
  await expect(services.getByRole("link").first()).toBeVisible();
});
