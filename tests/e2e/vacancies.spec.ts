import type { Page } from "@playwright/test";
import { violationsInBothSchemes, widthIn } from "./audit";
import { expect, test } from "./fixtures";

const results = (page: Page) => page.locator("#vacatures [data-swap=vacatures]");
const count = (page: Page) => results(page).locator("[data-announce]");
const rows = (page: Page) => results(page).locator("ul[data-items] > li");
const form = (page: Page) => page.getByRole("search", { name: "Zoek en filter" });
const chips = (page: Page) => results(page).getByRole("link", { name: /^Verwijder/ });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor finds vacancies near a postcode, removes a filter and returns with Back", async ({
      page,
    }) => {
      await page.goto("/vrijwilligerswerk");
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      const everything = (await count(page).textContent()) ?? "";
      expect(everything).toMatch(/^\d+ vacatures, pagina 1 van \d+$/);

      await form(page).getByLabel("Postcode of plaats").fill("4001ab");
      await form(page).getByLabel("Afstand").selectOption("25 km");
      await form(page).getByRole("button", { name: "Toon vacatures" }).click();
      await expect(count(page)).toHaveText(/^\d+ vacatures binnen 25 km van 4001 AB/);
      await expect(chips(page)).toHaveText(["Verwijder filter binnen 25 km van 4001 AB"]);
      const near = (await count(page).textContent()) ?? "";

      await form(page).locator("summary", { hasText: "Soort werk" }).click();
      await form(page).getByRole("checkbox", { name: "Ontmoeten" }).check();
      if (!javaScriptEnabled) await form(page).getByRole("button", { name: "Toon vacatures" }).click();
      await expect(chips(page)).toHaveCount(2);
      await expect(form(page).locator("summary", { hasText: "Soort werk" })).toHaveText(/\(1 gekozen\)/);
      await expect(page).toHaveURL(/activityIds=56/);
      const narrowed = (await count(page).textContent()) ?? "";
      expect(narrowed).not.toBe(near);

      await chips(page).first().click();
      await expect(chips(page)).toHaveText(["Verwijder filter Ontmoeten"]);
      await expect(page).toHaveURL(/\/vrijwilligerswerk\?activityIds=56(#vacatures)?$/);
      await expect(form(page).getByLabel("Postcode of plaats")).toHaveValue("");
      await expect(form(page).getByRole("checkbox", { name: "Ontmoeten" })).toBeChecked();

      await page.goBack();
      await expect(count(page)).toHaveText(narrowed);
      await page.goBack();
      await expect(count(page)).toHaveText(near);
      await expect(chips(page)).toHaveCount(1);
      await page.goBack();
      await expect(count(page)).toHaveText(everything);
    });

    test("'Laad meer' on a phone appends vacancies to the list", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto("/vrijwilligerswerk");
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      await expect(rows(page)).toHaveCount(15);
      const first = (await rows(page).first().textContent()) ?? "";
      await results(page).getByRole("link", { name: "Laad meer vacatures" }).click();
      await expect(rows(page)).toHaveCount(30);
      await expect(rows(page).first()).toHaveText(first);
      await expect(page).toHaveURL(/page=2&vanaf=1/);
      if (javaScriptEnabled) await expect(rows(page).nth(15).getByRole("link")).toBeFocused();
    });

    test("an unknown place shows an error at its field and can be corrected", async ({ page }) => {
      await page.goto("/vrijwilligerswerk");
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      const place = form(page).getByLabel("Postcode of plaats");
      await place.fill("Nergenshuizen");
      await place.press("Enter");
      await expect(count(page)).toHaveText("We kennen ‘Nergenshuizen’ niet");
      await expect(form(page).locator("#filter-zipcode-error")).toHaveText(
        /We kennen ‘Nergenshuizen’ niet\. Typ een postcode/,
      );
      await expect(place).toHaveValue("Nergenshuizen");
      await expect(place).toHaveAttribute("aria-invalid", "true");
      await place.fill("Tiel");
      await place.press("Enter");
      await expect(count(page)).toHaveText(/van Tiel/);
      await expect(form(page).locator("#filter-zipcode-error")).toBeEmpty();
      await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
    });

    test("a search without results links to the contact request form", async ({ page }) => {
      await page.goto("/vrijwilligerswerk?search=qqzzxx");
      await expect(count(page)).toHaveText("We vonden geen vacatures");
      await expect(results(page)).toContainText("binnen 1 tot 2 dagen");
      await results(page).getByRole("link", { name: "Laat van je horen" }).click();
      await expect(page).toHaveURL(/\/vrijwilligerswerk\/vrijblijvend-contactverzoek\/solliciteren$/);
    });

    test("a region lists its vacancies, and a vacancy links to its application form", async ({ page }) => {
      await page.goto("/regios/rivierenland");
      await page
        .getByRole("navigation", { name: "Op deze pagina" })
        .locator("a[href='#vacatures']")
        .first()
        .click();
      await rows(page).first().getByRole("link").click();
      await expect(page).toHaveURL(/\/regios\/rivierenland\/vrijwilligerswerk\//);
      const apply = page.getByRole("main").getByRole("link", { name: "Meld je aan" });
      await expect(apply).toHaveCount(2);
      await expect(apply.first()).toHaveAttribute("href", /\/solliciteren$/);
    });
  });
}

test("filters swap the list, announce the number, keep the focus and record an event", async ({ page }) => {
  await page.goto("/vrijwilligerswerk");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { same: true, dataLayer: [] }));
  await form(page).locator("summary", { hasText: "Wanneer" }).click();
  const evening = form(page).getByRole("checkbox", { name: "Avond" });
  await evening.check();
  await expect(page.locator("[data-swap-status]")).toHaveText(/^\d+ vacatures/);
  await expect(evening).toBeFocused();
  await chips(page).first().click();
  await expect(count(page)).toBeFocused();
  await expect(page.locator("[data-swap-status]")).toBeEmpty();
  // Collapsed again, because none of its options is selected.
  await expect(form(page).locator("summary", { hasText: "Wanneer" })).not.toHaveText(/gekozen/);
  await expect(form(page).locator("input[name=availabilityIds]:checked")).toHaveCount(0);
  const events = await page.evaluate(() => window.dataLayer);
  expect(events).toEqual([
    { event: "apply_filter", filter_name: "availabilityIds", filter_value: "Avond" },
    { event: "remove_filter", filter_name: "availabilityIds", filter_value: "Avond" },
  ]);
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("a search has an RSS feed, linked from the page and from its head", async ({ page, request }) => {
  await page.goto("/vrijwilligerswerk?activityIds=56&zipcode=Tiel");
  const address = "/vrijwilligerswerk.rss?activityIds=56&zipcode=Tiel";
  await expect(page.locator("link[rel=alternate][type='application/rss+xml']")).toHaveAttribute(
    "href",
    address,
  );
  await expect(results(page).getByRole("link", { name: /RSS/ })).toHaveAttribute("href", address);
  const feed = await request.get(address);
  expect(feed.headers()["content-type"]).toContain("application/rss+xml");
  expect(await feed.text()).toContain("<item>");
});

const pages = {
  overview: "/vrijwilligerswerk",
  "filtered overview": "/vrijwilligerswerk?functionIds=51&activityIds=56&zipcode=Tiel&range=25&search=koffie",
  "empty overview": "/vrijwilligerswerk?zipcode=Tiel&search=qqzzxx",
  "overview for an unknown place": "/vrijwilligerswerk?zipcode=Nergenshuizen",
  vacancy: "/vrijwilligerswerk/medewerker-hulplijn",
  "closed vacancy": "/vrijwilligerswerk/lid-van-de-klachtencommissie",
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no accessibility violation in light and dark, and does not scroll sideways`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
  });
}
