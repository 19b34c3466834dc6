import type { ChildProcess } from "node:child_process";
import type { Page } from "@playwright/test";
import { defaultChoices, fullConsent, noConsent, serializeChoices } from "../../app/utils/visitor-choices";
import { freePort } from "../setup/free-port";
import { startServer } from "../setup/own-server";
import { expect, test } from "./fixtures";
import { takeMemoryTest } from "./take-memory-test";

/** The console messages of the page in order, across navigations. */
async function consoleOf(page: Page): Promise<object[]> {
  const logged: object[] = [];
  await page.addInitScript(() => {
    console.info = (...words) => console.log(JSON.stringify(words));
  });
  page.on("console", (message) => {
    if (message.type() === "log") logged.push(JSON.parse(message.text())[1]);
  });
  return logged;
}

const dataLayerOf = (page: Page) => page.evaluate(() => window.dataLayer);

const pages = {
  "/": { pageKind: "home", nodeType: "homepage", nodeId: 9999 },
  "/zorgen/partner": { pageKind: "contentPage", nodeType: "content_page", nodeId: expect.any(Number) },
  "/nieuws/hulplijn-ook-met-kerst-open": { pageKind: "news", nodeType: "news", nodeId: expect.any(Number) },
  "/regios/rivierenland": { pageKind: "regioDetail", nodeType: "regio", nodeId: expect.any(Number) },
  "/zoeken?zoekterm=geheim": { pageKind: "search" },
  "/nieuwsbrief/bedankt": { pageKind: "newsletter" },
};

for (const [path, record] of Object.entries(pages)) {
  test(`${path} is recorded in the data layer, or in the console without a data layer`, async ({ page }) => {
    const logged = await consoleOf(page);
    await page.goto(path);
    await expect.poll(() => logged).toEqual([expect.objectContaining(record)]);
    await page.addInitScript(() => {
      window.dataLayer = [];
    });
    await page.goto(path);
    await expect.poll(() => dataLayerOf(page)).toEqual([expect.objectContaining(record)]);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain("geheim");
  });
}

for (const path of [
  "/doneren/gegevens?frequentie=eenmalig&bedrag=25",
  "/informatie-brochure?runid=ab12&score+sdv=12",
  "/geheugentest",
  "/geheugentest/zelf/resultaat",
  "/preview/node/12/34",
  "/bestaat-niet/els@voorbeeld.nl",
]) {
  test(`${path} records no events`, async ({ page }) => {
    const logged = await consoleOf(page);
    await page.addInitScript(() => {
      window.dataLayer = [];
      window.print = () => {};
    });
    // Without a finished test its result leads back to the start.
    if (path === "/geheugentest/zelf/resultaat") await takeMemoryTest(page);
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
    await page.getByRole("contentinfo").getByLabel("E-mailadres").fill("els@voorbeeld.nl");
    // Events would be sent before navigation.
    await page.evaluate(() => {
      document.addEventListener("submit", (event) => event.preventDefault());
    });
    await page.getByRole("contentinfo").getByRole("button", { name: "Meld je aan" }).click();
    expect(await dataLayerOf(page)).toEqual([]);
    expect(logged).toEqual([]);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a newsletter subscription is recorded after it is accepted", async ({ page }) => {
      const logged = await consoleOf(page);
      await page.goto("/zorgen/partner?bron=geheim");
      const footer = page.getByRole("contentinfo");
      await footer.getByLabel("E-mailadres").fill("els@voorbeeld.nl");
      await footer.getByRole("button", { name: "Meld je aan" }).click();
      await expect(page).toHaveURL(/\/nieuwsbrief\/bedankt$/);
      const event = { event: "event.alzheimer", category: "Form Submit", action: "Nieuwsbrief" };
      const records = [
        expect.objectContaining({ pageKind: "contentPage" }),
        { pageKind: "newsletter" },
        { ...event, label: "/zorgen/partner" },
      ];
      await expect.poll(() => logged).toEqual(javaScriptEnabled ? records : []);
      expect(JSON.stringify(logged)).not.toMatch(/geheim|els@/);
    });
  });
}

test("printing a page is recorded", async ({ page }) => {
  await page.addInitScript(() => {
    window.dataLayer = [];
    window.print = () => {};
  });
  await page.goto("/zorgen/partner");
  await page.getByRole("main").getByRole("button", { name: "Print" }).click();
  const event = { event: "event.alzheimer", category: "Printen", action: "button", label: "/zorgen/partner" };
  await expect.poll(() => dataLayerOf(page)).toEqual([expect.anything(), event]);
});

const port = await freePort();
const site = `http://127.0.0.1:${port}`;

test.describe("with a tag manager", () => {
  let server: ChildProcess;

  // Both tests share a server.
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    server = await startServer("node", ["build/server.js"], port, { TAG_MANAGER_ID: "GTM-ABC1234" });
  });
  test.afterAll(() => {
    server.kill("SIGTERM");
  });

  async function visit(page: Page, consent: typeof fullConsent): Promise<object[]> {
    const logged = await consoleOf(page);
    await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    const value = serializeChoices({ ...defaultChoices, consent });
    await page.context().addCookies([{ name: "weergave", value, url: site }]);
    await page.goto(`${site}/zorgen`);
    return logged;
  }

  test("the page creates the data layer, and the tag manager records its start", async ({ page }) => {
    const logged = await visit(page, fullConsent);
    await expect
      .poll(() => dataLayerOf(page))
      .toEqual([
        expect.objectContaining({ pageKind: "overviewPage" }),
        { event: "gtm.js", "gtm.start": expect.any(Number) },
      ]);
    expect(logged).toEqual([]);
  });

  test("the data layer is absent without consent to statistics", async ({ page }) => {
    const logged = await visit(page, noConsent);
    await expect.poll(() => logged).toHaveLength(1);
    expect(await dataLayerOf(page)).toBeUndefined();
  });
});
