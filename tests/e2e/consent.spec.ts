import type { Page } from "@playwright/test";
import { violationsInBothSchemes, widthIn } from "./audit";
import { expect, test } from "./fixtures";

const bar = (page: Page) => page.getByRole("region", { name: "Mogen we cookies gebruiken?" });
const choices = (page: Page) => page.getByRole("region", { name: "Kies zelf welke cookies mogen" });

/** Mocks other sites. Returns the hosts of the requests, in order. */
async function withOthers(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:/, (route) => {
    requests.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Film</title><p>Film</p>" });
  });
  return requests;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const answer of ["Nee, liever niet", "Ja, dat mag"]) {
      test(`'${answer}' returns to the same page, and the consent bar does not reappear`, async ({
        page,
      }) => {
        await page.goto("/zoeken?zoekterm=hulp");
        await bar(page).getByRole("button", { name: answer }).click();
        await expect(page).toHaveURL(/\/zoeken\?zoekterm=hulp$/);
        await expect(bar(page)).toHaveCount(0);
        await page.goto("/zorgen");
        await expect(bar(page)).toHaveCount(0);
      });
    }

    test("a visitor allows one category and later refuses all of them", async ({ page }) => {
      await page.goto("/zorgen");
      await bar(page).getByRole("link", { name: "Zelf kiezen welke cookies" }).click();
      await expect(page).toHaveURL(/\/cookies#keuzes$/);
      await expect(bar(page)).toHaveCount(0);
      await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
      await choices(page).getByRole("checkbox", { name: "Statistieken" }).check();
      await choices(page).getByRole("button", { name: "Bewaar mijn keuze" }).click();
      await expect(choices(page).getByRole("status")).toHaveText(/^Je keuze is bewaard/);
      await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
      await expect(choices(page).getByRole("checkbox", { name: "Statistieken" })).toBeChecked();
      await choices(page).getByRole("button", { name: "Alles weigeren" }).click();
      await expect(choices(page).getByRole("status")).toHaveText(/^Je keuze is bewaard/);
      await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
      await page.goto("/zorgen");
      await expect(bar(page)).toHaveCount(0);
    });

    test("an embed that a visitor allows once is shown on that page only", async ({ page }) => {
      const requests = await withOthers(page);
      await page.goto("/zorgen/contact-houden");
      const music = page.locator("div[id^=embed-open-spotify-com]");
      await expect(music).toContainText("Deze lijst staat op Spotify.");
      await expect(music.getByRole("link", { name: "Luister op Spotify" })).toBeVisible();
      await expect(page.locator("iframe")).toHaveCount(0);
      expect(requests).toEqual([]);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => new URL(response.url()).pathname === "/zorgen/contact-houden"),
        music.getByRole("button", { name: /^Alleen deze tonen.+Muziek uit de jaren zestig$/ }).click(),
      ]);
      expect(answer.headers()["cache-control"]).toBe("no-store");
      await expect(page).toHaveURL(/#embed-open-spotify-com/);
      await expect(page.locator("iframe")).toBeInViewport();
      await expect(page.frameLocator("iframe").getByText("Film")).toBeVisible();
      expect(requests).toEqual(["open.spotify.com"]);
      await page.goto("/zorgen/omgaan-met-gedrag");
      await expect(page.getByRole("button", { name: /^Alleen deze tonen/ })).toBeVisible();
      await expect(page.locator("iframe")).toHaveCount(0);
      await expect(bar(page)).toBeVisible();
    });

    test("embeds that are always allowed appear on every page until consent is withdrawn", async ({
      page,
    }) => {
      await withOthers(page);
      await page.goto("/zorgen/omgaan-met-gedrag");
      await page.getByRole("button", { name: "Altijd laten zien" }).click();
      await expect(page).toHaveURL(/#embed-www-youtube-nocookie-com/);
      await expect(page.frameLocator("iframe").getByText("Film")).toBeVisible();
      await page.goto("/zorgen/contact-houden");
      await expect(page.locator("iframe")).toHaveAttribute("src", /^https:\/\/open\.spotify\.com\/embed\//);
      await page.goto("/cookies");
      await expect(choices(page).getByRole("checkbox", { name: "Marketing" })).toBeChecked();
      await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
      await choices(page).getByRole("checkbox", { name: "Marketing" }).uncheck();
      await choices(page).getByRole("button", { name: "Bewaar mijn keuze" }).click();
      await page.goto("/zorgen/contact-houden");
      await expect(page.locator("iframe")).toHaveCount(0);
    });

    test("the consent bar is absent from a form with errors and present on the next page", async ({
      page,
    }) => {
      await page.goto("/nieuwsbrief");
      await expect(bar(page)).toBeVisible();
      await page.getByRole("main").getByRole("button", { name: "Meld je aan" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      await page.goto("/nieuwsbrief");
      await expect(bar(page)).toBeVisible();
    });
  });
}

test("a choice in the consent bar keeps the scroll position", async ({ page }) => {
  await page.goto("/zorgen/omgaan-met-gedrag");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await bar(page).getByRole("button", { name: "Nee, liever niet" }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test("a choice in the consent bar keeps the text typed in a form", async ({ page }) => {
  await page.goto("/nieuwsbrief");
  const field = page.getByRole("main").getByLabel("E-mailadres");
  await field.fill("els@voorbeeld.nl");
  await bar(page).getByRole("button", { name: "Ja, dat mag" }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(field).toHaveValue("els@voorbeeld.nl");
  await page.goto("/cookies");
  await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(3);
});

test("a browser without cookies shows a message that the choice is not saved", async ({ page }) => {
  await page.goto("/cookies?bewaard=1");
  await expect(choices(page).getByRole("status")).toHaveText(/^Je keuze is niet bewaard/);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px the consent bar never covers the focused element`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/zorgen/contact-houden");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Direct naar de inhoud" })).toBeInViewport({ ratio: 1 });
    const hidden: string[] = [];
    for (let step = 0; step < 200; step += 1) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(covered);
      if (focused.inBar) break;
      if (focused.covered) hidden.push(focused.name);
    }
    expect(hidden).toEqual([]);
    await expect(bar(page).getByRole("button").first()).toBeFocused();
  });
}

test("in a low window the consent bar scrolls with the page", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto("/zorgen");
  await expect(bar(page)).not.toBeInViewport();
  await bar(page).scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeInViewport();
});

for (const path of ["/cookies", "/cookies?bewaard=1", "/zorgen/contact-houden"]) {
  test(`${path} has no accessibility violation in light and dark, and does not scroll sideways`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
  });
}

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`the consent bar takes at most a quarter of a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(height / 4);
  });
}

/** Whether the consent bar covers or contains the focused element. Runs in the page. */
function covered(): { name: string; inBar: boolean; covered: boolean } {
  const focused = document.activeElement;
  const consent = document.querySelector("section[aria-labelledby=toestemming]");
  const box = focused?.getBoundingClientRect();
  const top = consent?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  return {
    name: focused?.outerHTML.slice(0, 120) ?? "",
    inBar: Boolean(focused && consent?.contains(focused)),
    covered: Boolean(box && box.top >= top - 1),
  };
}
