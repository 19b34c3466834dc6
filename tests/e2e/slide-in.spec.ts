import type { ChildProcess } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";
import { allTags } from "../../app/.server/cache/flushes";
import { signCall } from "../../app/.server/security/signed-call";
import { waitClasses } from "../../app/features/slide-ins/model";
import { addresses } from "../setup/addresses";
import { freePort } from "../setup/free-port";
import { startServer } from "../setup/own-server";
import { violationsInBothSchemes } from "./audit";
import { expect, test } from "./fixtures";

const donate = { name: "Help je mee?" };
const consent = (page: Page) => page.getByRole("region", { name: "Mogen we cookies gebruiken?" });
const card = (page: Page, options: { name: string }) => page.getByRole("complementary", options);

/** Lets the slide-in of this page appear at once: its seconds are an animation. */
async function endDelay(page: Page): Promise<void> {
  await page.locator("[data-slide-in]").evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
}

/** Sets the cookie that closes the consent bar. */
async function answered(context: BrowserContext, url = addresses.site) {
  await context.addCookies([{ name: "weergave", value: "toestemming=1", url }]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a slide-in is in the flow of the page while the consent bar is open, and beside the page after a choice", async ({
      page,
    }) => {
      await page.goto("/dementie/vormen");
      await endDelay(page);
      await expect(card(page, donate)).toHaveCSS("position", "relative");
      await expect(consent(page)).toHaveCSS("position", "sticky");
      await consent(page).getByRole("button", { name: "Nee, liever niet" }).click();
      await expect(consent(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/dementie\/vormen/);
      await endDelay(page);
      await expect(card(page, donate)).toHaveCSS("position", "sticky");
    });

    test("a closed slide-in stays hidden on the next pages, and another one is shown", async ({
      page,
      context,
    }) => {
      await answered(context);
      await page.goto("/dementie/vormen?item=folder");
      await endDelay(page);
      await page.evaluate(() => document.body.setAttribute("data-same", ""));
      const dismissed = page.waitForResponse((response) => response.url().endsWith("/slide-in"));
      await card(page, donate).getByRole("button", { name: "Sluit dit bericht" }).click();
      expect((await dismissed).status()).toBe(303);
      await expect(page.locator("[data-slide-in]")).toHaveCount(0);
      await expect(page).toHaveURL(/\/dementie\/vormen\?item=folder$/);
      await expect(page.locator("body[data-same]")).toHaveCount(javaScriptEnabled ? 1 : 0);
      await page.goto("/dementie/oorzaken");
      await expect(page.locator("main h1")).toBeVisible();
      await expect(page.locator("[data-slide-in]")).toHaveCount(0);
      await page.goto("/dementie/kleiner-risico");
      await endDelay(page);
      await expect(card(page, { name: "Twijfel je over je geheugen?" })).toBeVisible();
    });

    test("a slide-in takes no focus and follows the page text in the tab order", async ({
      page,
      context,
    }) => {
      await answered(context);
      await page.goto("/dementie/vormen");
      await endDelay(page);
      await expect(card(page, donate)).toBeVisible();
      await expect(page.locator(":focus")).toHaveCount(0);
      await page.locator("main :is(a, button:not([hidden]), summary)").last().focus();
      await page.keyboard.press("Tab");
      await expect(card(page, donate).getByRole("button", { name: "Sluit dit bericht" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(card(page, donate).getByRole("link", { name: "Geef een gift" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.locator("main ~ * :focus")).toHaveCount(1);
    });

    for (const width of [360, 1280]) {
      test(`at ${width} px a slide-in takes no space before it appears`, async ({ page, context }) => {
        await answered(context);
        await page.emulateMedia({ reducedMotion: "no-preference" });
        await page.setViewportSize({ width, height: 740 });
        await page.goto("/dementie/oorzaken");
        const height = () =>
          page.locator("[data-slide-in]").evaluate((card) => {
            const { marginTop, marginBottom } = getComputedStyle(card);
            return (
              card.getBoundingClientRect().height +
              Number.parseFloat(marginTop) +
              Number.parseFloat(marginBottom)
            );
          });
        expect(await height()).toBeLessThanOrEqual(0);
        await endDelay(page);
        expect(await height()).toBeGreaterThan(100);
        const isMoved = javaScriptEnabled && width < 1024;
        await expect(page.locator("main > * [data-slide-in]")).toHaveCount(isMoved ? 1 : 0);
      });
    }

    test("on a phone a slide-in is in the flow of the page, with a shorter title, and covers nothing", async ({
      page,
      context,
    }) => {
      await answered(context);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/nieuws/collecte-2026-eerste-opbrengst");
      await endDelay(page);
      const heading = page.locator("[data-slide-in]").getByRole("heading");
      await expect(heading).toHaveText(["Loop je mee met de collecte?Loop je mee?"]);
      await expect(card(page, { name: "Loop je mee?" })).toBeVisible();
      if (javaScriptEnabled) await expect(page.locator("main > * [data-slide-in]")).toHaveCount(1);
      // At one moment, as pictures that arrive move what is below them.
      const [main, previous, own, next] = await page.evaluate(() =>
        ["main", ":has(+ [data-slide-in])", "[data-slide-in]", "[data-slide-in] + *"].map((selector) => {
          const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return { top, bottom };
        }),
      );
      expect(own?.top).toBeGreaterThanOrEqual(previous?.bottom ?? 0);
      expect(next?.top).toBeGreaterThanOrEqual(own?.bottom ?? 0);
      // Scripts move it between two blocks below the window, where visitors meet it on their way.
      if (javaScriptEnabled) expect(own?.bottom).toBeLessThan(main?.bottom ?? 0);
      expect(own?.top).toBeGreaterThanOrEqual(javaScriptEnabled ? 740 : (main?.bottom ?? 0));
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(card(page, { name: "Loop je mee met de collecte?" })).toBeVisible();
    });

    test("a slide-in is hidden until its delay has passed", async ({ page, context }) => {
      await answered(context);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto("/dementie/kleiner-risico");
      const slideIn = page.locator("[data-slide-in]");
      const at = (seconds: number) =>
        slideIn.evaluate((element, milliseconds) => {
          for (const animation of element.getAnimations()) {
            animation.pause();
            animation.currentTime = milliseconds;
          }
        }, seconds * 1000);
      await at(14.9);
      await expect(slideIn).toBeHidden();
      await at(15.5);
      await expect(slideIn).toBeVisible();
    });

    test("the classes of a delay add up to its number of seconds", async ({ page, context }) => {
      await answered(context);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto("/dementie/kleiner-risico");
      const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
      for (const seconds of [1, 10, 100].flatMap((place) => digits.map((digit) => digit * place))) {
        const delay = await page.locator("[data-slide-in]").evaluate((element, classes) => {
          element.setAttribute("class", `slidein ${classes}`);
          return getComputedStyle(element).animationDelay;
        }, waitClasses({ seconds }));
        expect(delay).toBe(`${seconds}s`);
      }
    });

    test("a visitor subscribes to a newsletter in a slide-in", async ({ page, context }) => {
      await answered(context);
      await page.goto("/regelzaken/geldzaken");
      await endDelay(page);
      const form = card(page, { name: "Elke maand een tip in je mail" });
      await form.getByLabel("E-mailadres").fill("els@voorbeeld.nl");
      await form.getByRole("button", { name: "Meld je aan" }).click();
      await expect(page).toHaveURL(/\/nieuwsbrief\/bedankt$/);
    });
  });
}

test.describe("with scripts on", () => {
  test("Escape closes a slide-in and returns focus to the previous element", async ({ page, context }) => {
    await answered(context);
    await page.goto("/dementie/vormen");
    await endDelay(page);
    const before = page.locator("main a").last();
    await before.focus();
    await card(page, donate).getByRole("link", { name: "Geef een gift" }).focus();
    const dismissed = page.waitForResponse((response) => response.url().endsWith("/slide-in"));
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-slide-in]")).toHaveCount(0);
    await expect(before).toBeFocused();
    expect((await dismissed).status()).toBe(303);
  });

  for (const width of [360, 1440]) {
    test(`a slide-in has no accessibility violation at ${width} px, in light and dark`, async ({
      page,
      context,
    }) => {
      await answered(context);
      await page.setViewportSize({ width, height: 900 });
      for (const path of ["/dementie/vormen", "/regelzaken/geldzaken"]) {
        await page.goto(path);
        await endDelay(page);
        await expect(page.locator("[data-slide-in]")).toBeVisible();
        expect(await violationsInBothSchemes(page)).toEqual([]);
      }
    });
  }
});

const port = await freePort();
const site = `http://127.0.0.1:${port}`;

test.describe("content that editors add", () => {
  // These tests share a server with a mocked CMS.
  test.describe.configure({ mode: "serial" });
  const secret = "sixteen characters";
  const responses = new Map<string, unknown>();
  let cms: Server;
  let server: ChildProcess;

  test.beforeAll(async () => {
    cms = createServer(async (request, response) => {
      const own = responses.get(request.url ?? "");
      const headers = { "X-Platform": "dementie" };
      const answer = own ? Response.json(own) : await fetch(addresses.backend + request.url, { headers });
      response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "" });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve));
    const address = cms.address();
    const CMS_URL = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    server = await startServer("node", ["build/server.js"], port, { CMS_URL, CACHE_FLUSH_SECRET: secret });
  });

  test.afterAll(async () => {
    server.kill("SIGTERM");
    cms.closeAllConnections();
    await new Promise((resolve) => cms.close(resolve));
  });

  test.beforeEach(async ({ request, testId }) => {
    responses.clear();
    // The CMS sends this call after an editor saves.
    const data = JSON.stringify({ tags: [allTags, testId] });
    const headers = {
      "Content-Type": "application/json",
      "X-Signature": signCall(data, secret, Date.now()),
    };
    expect((await request.post(`${site}/cache/flush`, { data, headers })).ok()).toBe(true);
  });

  test("a slide-in for all pages is absent from pages with a form, previews and error pages", async ({
    page,
    context,
  }) => {
    await answered(context, site);
    const everywhere = {
      uuid: [{ value: "a1" }],
      title: [{ value: "Overal" }],
      field_pages: [{ value: "*" }],
    };
    responses.set("/api/drupal/api/slideins", [everywhere]);
    for (const path of ["/", "/dementie", "/zoeken?zoekterm=hulp"]) {
      await page.goto(site + path);
      await expect(page.locator("[data-slide-in]"), path).toHaveCount(1);
    }
    const forms = ["/nieuwsbrief", "/nieuwsbrief/bedankt", "/doneren", "/collecte", "/cookies", "/weergave"];
    const quiet = [
      "/training-omgaan-met-veranderend-gedrag",
      "/geheugentest",
      "/vrijwilligerswerk/x/solliciteren",
    ];
    for (const path of [...forms, ...quiet, "/preview/node/1/2", "/bestaat-niet"]) {
      await page.goto(site + path);
      await expect(page.locator("h1"), path).toHaveCount(1);
      await expect(page.locator("[data-slide-in]"), path).toHaveCount(0);
    }
  });

  test("an editor's style sheet is served by the site, after the other sheets, and cached as immutable", async ({
    page,
    request,
  }) => {
    await page.goto(`${site}/nieuws/open-dagen-op-wereld-alzheimer-dag`);
    await expect(page.locator(".page-head")).toHaveCSS("border-bottom-style", "dotted");
    const sheets = await page
      .locator("link[rel=stylesheet]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const address = sheets.at(-1) ?? "";
    expect(address).toMatch(/^\/stijl\/[\da-f]{16}\.css$/);
    const sheet = await request.get(site + address);
    expect(sheet.headers()).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const unknown = await request.get(site + address.replace(/[\da-f]{8}\.css$/, "00000000.css"));
    expect(await unknown.text()).toBe(await sheet.text());
    expect(unknown.headers()["cache-control"]).toBe("no-store");
    await page.goto(`${site}/nieuws/vijf-tips-voor-rust-in-december`);
    await expect(page.locator("link[href^='/stijl/']:not([media=print])")).toHaveCount(0);
  });

  test("an editor's style sheet loads nothing from other sites", async ({ page }) => {
    const code =
      "@import url(https://elders.example/a.css);body{background:u\\72l(//elders.example/x)}h1{opacity:.5}";
    responses.set("/api/drupal/api/asset-injector/css", [{ code, paths: ["/zorgen"] }]);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(`${site}/zorgen`);
    await expect(page.locator("h1")).toHaveCSS("opacity", "0.5");
    expect(requests.filter((url) => !url.startsWith(site))).toEqual([]);
  });

  test("JSON-LD contains the breadcrumb of a page, and its text is escaped", async ({ page }) => {
    const title = "Zorgen</script><script>document.title='kwaad'</script>";
    responses.set("/api/drupal/api/breadcrumb?path=%2Fzorgen", [
      { title: "Home", url: "/" },
      { title, url: "/zorgen" },
    ]);
    responses.set("/api/drupal/api/structured-data", [
      { code: JSON.stringify({ "@type": "Service", name: title }), paths: ["/zorgen"] },
      { code: "{ kapot", paths: ["/zorgen"] },
      { code: '{"@type":"Event"}', content_types: ["news"] },
    ]);
    await page.goto(`${site}/zorgen`);
    const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
    expect(blocks.map((block): unknown => JSON.parse(block))).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: expect.stringMatching(/^http.+\/$/) },
          { "@type": "ListItem", position: 2, name: title, item: expect.stringMatching(/^http.+\/zorgen$/) },
        ],
      },
      { "@type": "Service", name: title },
    ]);
    await expect(page).not.toHaveTitle("kwaad");
    expect(await page.locator("script:not([src]):not([type='application/ld+json'])").count()).toBe(0);
  });
});
