import type { Page } from "@playwright/test";
import { violations, widthIn } from "./audit";
import { expect, test } from "./fixtures";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor searches from the header and finds a page", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/");
      await page.getByRole("banner").getByRole("searchbox").fill("autorijden");
      await page.getByRole("banner").getByRole("button", { name: "Zoek" }).click();
      await expect(page).toHaveTitle(/Zoeken naar ‘autorijden’/);
      await expect(page.getByRole("main").locator("mark").first()).toHaveText(/autorijden/i);
      await page.getByRole("main").locator("h4 a").first().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/autorijden/i);
    });

    test("a visitor limits a search to the news", async ({ page }) => {
      await page.goto("/zoeken");
      const main = page.getByRole("main");
      await main.getByRole("searchbox").fill("onderzoek");
      await main.getByRole("radio", { name: "Nieuws" }).check();
      // With scripts, a change of the filter searches immediately.
      if (!javaScriptEnabled) await main.getByRole("button", { name: "Zoek" }).click();
      await expect(page).toHaveURL(/zoekterm=onderzoek&pijler=nieuws$/);
      await expect(main.getByRole("heading", { level: 3 })).toHaveText([/^Nieuws \(\d+( of meer)?\)$/]);
    });

    test("a search without results links to a broader search and the helpline", async ({ page }) => {
      await page.goto("/zoeken?zoekterm=qqzzxx&pijler=nieuws");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText(
        "Niets gevonden voor ‘qqzzxx’",
      );
      await expect(main.getByRole("link", { name: "Zoek naar ‘qqzzxx’ in alles" })).toHaveAttribute(
        "href",
        "/zoeken?zoekterm=qqzzxx&pijler=alle",
      );
      await expect(
        page.getByRole("complementary").getByRole("link", { name: "0800 000 00 00" }),
      ).toBeVisible();
    });

    test("a visitor searches from the page for an unknown address", async ({ page }) => {
      await page.goto("/bestaat/niet");
      await page
        .getByRole("main")
        .getByRole("searchbox", { name: "Waar ben je naar op zoek?" })
        .fill("autorijden");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/zoeken\?zoekterm=autorijden$/);
      await page.getByRole("main").locator("h4 a").first().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/autorijden/i);
    });

    test("a misspelt word shows a suggested spelling, which keeps the chosen filter", async ({ page }) => {
      await page.goto("/zoeken?zoekterm=gehuegen&pijler=nieuws");
      const main = page.getByRole("main");
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      await main.getByRole("link", { name: "Bedoelde je ‘geheugen’?" }).click();
      await expect(page).toHaveURL(/\/zoeken\?zoekterm=geheugen&pijler=nieuws$/);
      await expect(main.getByRole("searchbox")).toHaveValue("geheugen");
      await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText(/voor ‘geheugen’$/);
      // Each filter has a count.
      await expect(main.getByRole("radio", { name: /^Nieuws \(\d+( of meer)?\)$/ })).toBeChecked();
      await expect(main.getByRole("radio", { name: /^Alles \(\d+\+?\)$/ })).not.toBeChecked();
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    });

    test("a search that fails shows an error and keeps the search term", async ({ page, breakUpstream }) => {
      await breakUpstream({ path: "/api/v1/es/search", status: 500 });
      const response = await page.goto("/zoeken?zoekterm=huisarts");
      expect(response?.status()).toBe(503);
      await expect(page.getByRole("heading", { name: "Zoeken lukt nu even niet" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("huisarts");
    });
  });
}

test("with scripts on, another filter repeats the search", async ({ page }) => {
  await page.goto("/zoeken?zoekterm=onderzoek");
  await page.getByRole("radio", { name: "Nieuws" }).check();
  await expect(page).toHaveURL(/pijler=nieuws/);
});

/** The visible search field: a searchbox, and a combobox after its first use. */
const box = (page: Page) => page.getByRole("banner").locator("input[type=search]:visible");
const options = (page: Page) => page.getByRole("listbox", { name: "Suggesties" }).getByRole("option");

test("with scripts on, a visitor chooses a suggestion with the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nieuws");
  await box(page).pressSequentially("autorij");
  await expect(options(page).first()).toHaveText(/autorij/i);
  await expect(box(page)).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(/^\d suggesties?\./);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("autorij");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  const title = (await options(page).first().textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

for (const path of ["/zoeken", "/bestaat-niet"]) {
  test(`with scripts on, no element covers the suggestions below the search box of ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1400 });
    await page.goto(path);
    await page.getByRole("main").locator("input[type=search]").pressSequentially("gehe");
    await expect(options(page).first()).toBeVisible();
    const covered = await options(page).evaluateAll(
      (shown) =>
        shown.filter((option) => {
          const { left, top, height } = option.getBoundingClientRect();
          return document.elementFromPoint(left + 20, top + height / 2) !== option;
        }).length,
    );
    expect(covered).toBe(0);
    expect(await widthIn(page, 1440)).toBeLessThanOrEqual(1440);
  });
}

/** The accessibility state of the search field: role, name and list. */
async function toldOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send("DOM.getDocument");
  const selector = "header input:focus";
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { nodes } = await client.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
  const node = nodes.at(0);
  const related = (name: string) =>
    node?.properties
      ?.find((property) => property.name === name)
      ?.value.relatedNodes?.map(({ idref }) => idref ?? "") ?? [];
  const value = (name: string) => node?.properties?.find((property) => property.name === name)?.value.value;
  return {
    role: node?.role?.value,
    name: node?.name?.value,
    focused: value("focused"),
    autocomplete: value("autocomplete"),
    hasPopup: value("hasPopup"),
    expanded: value("expanded"),
    controls: related("controls"),
    active: related("activedescendant"),
  };
}

// The pattern 'combobox with list autocomplete' of the ARIA Authoring Practices, key by key.
test("with scripts on, the search field exposes the state of its suggestions to assistive technology", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nieuws");
  // Filled in one step, so that only one list opens.
  await box(page).fill("dem");
  const list = page.getByRole("listbox", { name: "Suggesties" });
  await expect(options(page).first()).toBeVisible();
  const count = await options(page).count();
  const idOf = (index: number) => options(page).nth(index).getAttribute("id");
  const listId = await list.getAttribute("id");
  const open = {
    role: "combobox",
    name: "Zoek op deze website",
    focused: true,
    autocomplete: "list",
    hasPopup: "listbox",
    expanded: true,
    controls: [listId],
  };
  expect(await toldOf(page)).toEqual({ ...open, active: [] });

  // Arrow Down moves through the options; focus stays in the field.
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press("ArrowDown");
    expect(await toldOf(page)).toEqual({ ...open, active: [await idOf(index)] });
    await expect(list.getByRole("option", { selected: true })).toHaveCount(1);
    await expect(options(page).nth(index)).toHaveAttribute("aria-selected", "true");
  }
  await page.keyboard.press("ArrowUp");
  expect((await toldOf(page)).active).toEqual([await idOf(count - 2)]);

  // Typing does not select an option of the new list.
  await page.keyboard.type("en");
  await expect(box(page)).toHaveValue("demen");
  await expect(list.getByRole("option", { selected: true })).toHaveCount(0);
  await expect.poll(async () => (await toldOf(page)).active).toEqual([]);

  // Escape closes the list, keeps the text and removes references to the list.
  await page.keyboard.press("Escape");
  expect(await toldOf(page)).toMatchObject({ role: "combobox", focused: true, expanded: false, active: [] });
  await expect(box(page)).toHaveValue("demen");

  // Tab closes the list and moves to the button.
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("button", { name: "Zoek" })).toBeFocused();
  await expect(list).toBeHidden();
});

test("with scripts on, Enter without a chosen suggestion searches for the typed text", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await box(page).pressSequentially("autorij");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/zoeken\?zoekterm=autorij$/);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a tap on a suggestion in the menu opens its page", async ({ page }) => {
    await page.goto("/");
    await page.locator("summary", { hasText: "Menu" }).tap();
    await box(page).pressSequentially("autorij");
    const title = (await options(page).first().textContent()) ?? "";
    await options(page).first().tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
});

test("suggestions are fetched only when the search box is used, and search works without them", async ({
  page,
  breakUpstream,
}) => {
  await breakUpstream({ path: "/api/v1/es/suggest", status: 404 });
  await page.setViewportSize({ width: 1440, height: 900 });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requests.filter((path) => /sugg/.test(path))).toEqual([]);
  const response = page.waitForResponse(/\/zoeken\/suggesties/);
  await box(page).pressSequentially("autorij");
  expect(await (await response).json()).toMatchObject({ suggestions: [] });
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/zoeken\?zoekterm=autorij$/);
});
