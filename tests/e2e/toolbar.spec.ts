import type { Page } from "@playwright/test";
import { addresses } from "../setup/addresses";
import { freePort } from "../setup/free-port";
import { startServer } from "../setup/own-server";
import { violations, violationsInBothSchemes } from "./audit";
import { expect, test } from "./fixtures";

const content = "/zorgen/partner";
const toolbar = (page: Page) => page.getByRole("group", { name: "Print, luister of deel" });
const menu = (page: Page) => toolbar(page).locator("details");

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const path of [content, "/nieuws/hulplijn-ook-met-kerst-open"]) {
      test(`${path} has one way to share, whose links open in the same window`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator("main details", { hasText: "Deel" })).toHaveCount(1);
        await menu(page).locator("summary").click();
        const links = menu(page).getByRole("link");
        await expect(links).toHaveText(["WhatsApp", "E-mail", "Facebook", "X (Twitter)", "LinkedIn"]);
        for (const link of await links.all()) {
          await expect(link).toHaveAttribute("rel", "noopener");
          await expect(link).not.toHaveAttribute("target");
        }
      });
    }

    test("the toolbar hides buttons that do not work in the browser", async ({ page }) => {
      await page.goto(content);
      await menu(page).locator("summary").click();
      const print = toolbar(page).getByRole("button", { name: "Print" });
      const copy = menu(page).getByRole("button", { name: "Kopieer link" });
      await expect(print).toBeVisible({ visible: javaScriptEnabled });
      await expect(copy).toBeVisible({ visible: javaScriptEnabled });
      // Headless Chromium has no voices.
      await expect(toolbar(page).getByRole("button", { name: "Lees voor" })).toBeHidden();
    });

    test("home, overview, search and form pages have no toolbar", async ({ page }) => {
      for (const path of ["/", "/dementie", "/zoeken", "/nieuwsbrief"]) {
        await page.goto(path);
        await expect(toolbar(page)).toHaveCount(0);
      }
    });
  });
}

test("the share menu works with the keyboard and closes on Escape and when focus leaves it", async ({
  page,
}) => {
  await page.goto(content);
  const share = menu(page);
  const summary = share.locator("summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(share).toHaveAttribute("open");
  for (const name of ["WhatsApp", "E-mail", "Facebook", "X (Twitter)", "LinkedIn"]) {
    await page.keyboard.press("Tab");
    await expect(share.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(share.getByRole("button", { name: "Kopieer link" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(share).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();

  await page.keyboard.press("Space");
  await expect(share).toHaveAttribute("open");
  await page.keyboard.press("Shift+Tab");
  await expect(share).not.toHaveAttribute("open");
  await expect(summary).not.toBeFocused();

  await summary.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(share).not.toHaveAttribute("open");
});

test("the open share menu has no accessibility violation, and fits a window of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(content);
  await menu(page).locator("summary").click();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const box = await menu(page).locator("ul").boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
});

test("'Kopieer link' copies the canonical address and shows a confirmation for two seconds", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${content}?bron=mail`);
  await menu(page).locator("summary").click();
  const copy = menu(page).locator("[data-copy]");
  await copy.click();
  await expect(copy).toHaveText("Link gekopieerd");
  await expect(toolbar(page).getByRole("status")).toHaveText("Link gekopieerd");
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  expect(canonical).not.toContain("bron");
  await expect(copy).toHaveText("Kopieer link");
});

test.describe("on a phone", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile" });

  test("the share menu opens the WhatsApp app and the share dialog of the device", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (data: unknown) => Object.assign(window, { shared: data }) });
    });
    await page.goto(content);
    await menu(page).locator("summary").click();
    await expect(menu(page).getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      /^whatsapp:\/\/send\?text=/,
    );
    await menu(page).getByRole("button", { name: "Meer manieren" }).click();
    const shared = await page.evaluate(() => Reflect.get(window, "shared"));
    expect(shared).toEqual({
      title: await page.getByRole("heading", { level: 1 }).textContent(),
      url: expect.stringMatching(/\/zorgen\/partner$/),
    });
  });
});

test("'Print' prints the page with all collapsed sections open", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      Object.assign(window, { printed: true });
    };
  });
  await page.goto(content);
  await toolbar(page).getByRole("button", { name: "Print" }).click();
  expect(await page.evaluate(() => Reflect.get(window, "printed"))).toBe(true);
  await page.emulateMedia({ media: "print" });
  const responses = page.locator("main details:not([data-menu]) > :not(summary)");
  expect(await responses.count()).toBeGreaterThan(1);
  for (const response of await responses.all()) await expect(response).toBeVisible();
});

test("a printed page has the title, the text and the helpline, without navigation and forms", async ({
  page,
}) => {
  await page.goto(content);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 800, height: 1100 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByText("0800 000 00 00", { exact: true })).toBeVisible();
  const parts = ["nav", "main [role=group]", "[data-menu]", "section[aria-labelledby=toestemming]"];
  const others = ["[data-slide-in]", "footer", "aside[aria-labelledby=meedoen]", "form", "button", "input"];
  const hidden = page.locator([...parts, ...others].join());
  await expect(hidden.filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);
});

/** Mocks speech with a Dutch voice; the test ends each sentence. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: SpeechSynthesisUtterance[] = [];
    const voice = { lang: "nl-NL", localService: true, name: "Els", voiceURI: "els", default: true };
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => [voice],
        speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
        cancel: () => Object.assign(window, { silent: true }),
      },
    });
    Object.assign(window, { spoken });
  });
}

/** Ends the current sentence. Returns the next one. */
const next = (page: Page) =>
  page.evaluate(() => {
    const spoken: { text: string; onend?: () => void }[] = Reflect.get(window, "spoken");
    spoken.at(-1)?.onend?.();
    return spoken.at(-1)?.text;
  });

const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("voorlezen") ?? [])].map((range) => String(range)).join());

test("'Lees voor' reads title, introduction and text aloud and marks the current sentence", async ({
  page,
}) => {
  await giveVoice(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(content);
  const read = toolbar(page).locator("[data-read-aloud]");
  await expect(read).toHaveText("Lees voor");
  // The reader script loads on first use.
  expect(scripts).toHaveLength(1);
  await read.focus();
  await page.keyboard.press("Enter");
  await expect(read).toHaveText("Pauze");
  expect(scripts).toHaveLength(2);

  const title = await page.getByRole("heading", { level: 1 }).textContent();
  expect(await marked(page)).toBe(title);
  const article = page.locator("#a11y-main");
  const text = (await article.innerText()).replace(/\s+/g, " ");
  for (let sentence = 0; sentence < 6; sentence += 1) await next(page);
  const heard = (await next(page)) ?? "";
  expect(text).toContain(heard);
  expect((await marked(page)).replace(/\s+/g, " ")).toBe(heard);

  await page.keyboard.press("Enter");
  await expect(read).toHaveText("Ga verder");
  await page.keyboard.press("Enter");
  await expect(read).toHaveText("Pauze");
  await page.keyboard.press("Tab");
  await expect(toolbar(page).getByRole("button", { name: "Stop" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(read).toHaveText("Lees voor");
  await expect(read).toBeFocused();
  expect(await marked(page)).toBe("");
});

test("during reading aloud the page scrolls along, its buttons stay visible and it has no accessibility violation", async ({
  page,
}) => {
  await giveVoice(page);
  await page.goto(content);
  await toolbar(page).locator("[data-read-aloud]").click();
  await expect(toolbar(page).getByRole("button", { name: "Stop" })).toBeVisible();
  for (let sentence = 0; sentence < 25; sentence += 1) await next(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await expect(toolbar(page).getByRole("button", { name: "Pauze" })).toBeInViewport();
  expect(await violations(page)).toEqual([]);
});

test("leaving the page stops reading aloud", async ({ page }) => {
  await giveVoice(page);
  await page.goto(content);
  await toolbar(page).locator("[data-read-aloud]").click();
  await expect(toolbar(page).getByRole("button", { name: "Pauze" })).toBeVisible();
  const silent = page.evaluate(
    () =>
      new Promise((resolve) => {
        speechSynthesis.cancel = () => resolve(true);
        dispatchEvent(new PageTransitionEvent("pagehide"));
      }),
  );
  expect(await silent).toBe(true);
});

test("a reader script that cannot be fetched shows an error and can be retried", async ({ context }) => {
  // The browser logs failed requests, and the page fixture fails on logged errors.
  const other = await context.newPage();
  await giveVoice(other);
  await other.route("**/assets/reader-*.js", (route) => route.abort());
  await other.goto(content);
  const read = toolbar(other).locator("[data-read-aloud]");
  await read.click();
  await expect(read).toHaveText("Lukt niet. Probeer opnieuw");
  await other.unroute("**/assets/reader-*.js");
  await read.click();
  await expect(read).toHaveText("Pauze");
});

test("the toolbar links to a configured read-aloud service, with and without scripts", async ({
  browser,
}) => {
  const port = await freePort();
  const server = await startServer("node", ["build/server.js"], port, { READ_ALOUD_CUSTOMER_ID: "1234" });
  try {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.goto(`http://127.0.0.1:${port}${content}`);
      const link = toolbar(page).getByRole("link", { name: "Lees voor (andere website)" });
      const url = new URL((await link.getAttribute("href")) ?? "");
      expect(url.origin + url.pathname).toBe("https://app-eu.readspeaker.com/cgi-bin/rsent");
      expect(Object.fromEntries(url.searchParams)).toEqual({
        customerid: "1234",
        lang: "nl_nl",
        readid: "a11y-main",
        readclass: "a11y-read",
        url: await page.locator("link[rel=canonical]").getAttribute("href"),
      });
      await expect(page.locator("article#a11y-main")).toHaveCount(1);
      await expect(page.locator(".a11y-read h1")).toHaveCount(1);
      await expect(page.locator("[data-read-aloud]")).toHaveCount(0);
      await page.close();
    }
  } finally {
    server.kill();
  }
});

test("paper has the phone number of a link whose text does not say it", async ({ page }) => {
  await page.goto("/_blokken/blok/link_list/with%20pages,%20a%20phone%20number%20and%20another%20site");
  const link = page.getByRole("main").getByRole("link", { name: "Bel de hulplijn" });
  const after = () => link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(await after()).not.toContain("08000000000");
  await page.emulateMedia({ media: "print" });
  expect(await after()).toContain(" (08000000000)");
});

for (const path of ["/", "/regios/rivierenland"]) {
  test(`${path} prints on at most five sheets, with whole addresses`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const address = await page
      .locator("main a[href^='/']")
      .last()
      .evaluate((link) => getComputedStyle(link, "::after").content);
    expect(address).toContain(`http://localhost:${addresses.sitePort}/`);
    const file = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(file.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(5);
  });
}
