import type { ChildProcess } from "node:child_process";
import type { Page, Route } from "@playwright/test";
import { freePort } from "../setup/free-port";
import { startServer } from "../setup/own-server";
import { expect, test } from "./fixtures";

const port = await freePort();
const site = `http://127.0.0.1:${port}`;
const consentId = "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f";

/** Mocks of third-party scripts, as far as pages depend on them. */
const scripts: Record<string, string> = {
  "consent.cookiebot.com/uc.js": `
    const style = document.createElement("style");
    style.textContent = "#dialoog { color: rgb(1, 2, 3) }";
    document.head.append(style);
    window.Cookiebot = { renew() { document.body.dataset.renewed = "ja"; } };
    window.answer = (statistics) => {
      const value = "{stamp:'a=',necessary:true,preferences:false,statistics:" + statistics + ",marketing:false,method:'explicit',ver:1}";
      document.cookie = "CookieConsent=" + encodeURIComponent(value) + "; path=/; max-age=1000";
      window.dispatchEvent(new Event(statistics ? "CookiebotOnAccept" : "CookiebotOnDecline"));
    };`,
  [`consent.cookiebot.com/${consentId}/cd.js`]: `
    const declaration = document.createElement("p");
    declaration.textContent = "De verklaring van de aanbieder";
    document.getElementById("CookieDeclaration").after(declaration);`,
  "www.googletagmanager.com/gtm.js": `document.documentElement.dataset.counted = "ja";
    fetch("https://region1.google-analytics.com/g/collect", { method: "POST" });`,
};

/** Mocks third parties. Returns the list of requests. */
async function withOthers(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:/, (route: Route) => {
    const { host, pathname } = new URL(route.request().url());
    requests.push(host + pathname);
    const headers = { "Access-Control-Allow-Origin": "*" };
    return route.fulfill({ headers, contentType: "text/javascript", body: scripts[host + pathname] ?? "" });
  });
  return requests;
}

const counted = (page: Page) => page.locator("html[data-counted]");

/** Submits the dialog of the consent provider. */
async function answer(page: Page, statistics: boolean): Promise<void> {
  // Wait for all scripts of the page, including the site script.
  await page.waitForLoadState("load");
  await page.evaluate((answer) => {
    const respond: unknown = Reflect.get(window, "answer");
    if (typeof respond === "function") respond(answer);
  }, statistics);
}

test.describe.configure({ mode: "serial" });

let server: ChildProcess;
test.afterEach(async ({ page }) => {
  await page.close();
  // SIGKILL, because the next test uses the same port.
  const ended = new Promise((resolve) => server.on("exit", resolve));
  server.kill("SIGKILL");
  await ended;
});

test("the tag manager loads only after consent to statistics, and never on a private page", async ({
  page,
}) => {
  server = await startServer("node", ["build/server.js"], port, { TAG_MANAGER_ID: "GTM-ABC1234" });
  const requests = await withOthers(page);
  await page.goto(`${site}/zorgen`);
  await expect(counted(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Nee, liever niet" }).click();
  await expect(page.getByRole("button", { name: "Nee, liever niet" })).toHaveCount(0);
  expect(requests).toEqual([]);
  await page.goto(`${site}/cookies`);
  await page.getByRole("checkbox", { name: "Statistieken" }).check();
  await page.getByRole("button", { name: "Bewaar mijn keuze" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  await page.goto(`${site}/zorgen`);
  await expect(counted(page)).toHaveCount(1);
  await expect.poll(() => requests).toContain("region1.google-analytics.com/g/collect");
  for (const path of ["/geheugentest", "/doneren?frequentie=eenmalig&bedrag=25", "/bestaat-niet"]) {
    const answer = await page.goto(site + path);
    await expect(counted(page)).toHaveCount(0);
    expect(answer?.headers()["content-security-policy"]).not.toContain("google");
  }
});

test("an external consent provider replaces the consent bar and determines the consent", async ({ page }) => {
  server = await startServer("node", ["build/server.js"], port, {
    TAG_MANAGER_ID: "GTM-ABC1234",
    CONSENT_PROVIDER_ID: consentId,
  });
  const requests = await withOthers(page);
  await page.goto(`${site}/zorgen`);
  await expect(page.getByRole("region", { name: "Mogen we cookies gebruiken?" })).toHaveCount(0);
  expect(requests).toEqual(["consent.cookiebot.com/uc.js"]);
  // The page reloads itself with the content policy of the new consent.
  await answer(page, true);
  await expect(counted(page)).toHaveCount(1);
  await answer(page, false);
  await expect(counted(page)).toHaveCount(0);

  await page.goto(`${site}/cookies`);
  await expect(page.getByText("De verklaring van de aanbieder")).toHaveCount(1);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Verander mijn keuze" }).click();
  await expect(page.locator("body[data-renewed]")).toHaveCount(1);

  const test = await page.goto(`${site}/geheugentest`);
  expect(test?.headers()["content-security-policy"]).not.toMatch(/cookiebot|unsafe/);
  await expect(page.locator("script#Cookiebot")).toHaveCount(0);

  await page.goto(`${site}/zorgen/contact-houden`);
  await page.getByRole("button", { name: /^Alleen deze tonen/ }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
});
