import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { declaration } from "../../app/features/consent/cookie-declaration";
import { addresses } from "../setup/addresses";
import { violationsInBothSchemes, widthIn } from "./audit";
import { expect, test } from "./fixtures";

const run = promisify(execFile);
const dataDir = process.env.E2E_DATA_DIR ?? "";
const unpublished = "/week-van-de-dementie";
const title = "Week van de dementie 2027";

/** The output of `npm run preview-link`, as a path. */
async function previewLink(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, CMS_URL: addresses.backend };
  const { stdout } = await run("npx", ["tsx", "scripts/preview-link.ts", ...args], { env });
  const { pathname, search } = new URL(stdout.trim());
  return pathname + search;
}

let link: string;

test.beforeAll(async () => {
  link = await previewLink(unpublished);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("an editor sees an unpublished page with a bar that explains the preview", async ({ page }) => {
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const bar = page.getByRole("region", { name: "Voorbeeld" });
      await expect(bar).toContainText("Deze versie staat niet op de website.");
      await expect(bar).toContainText(/werkt tot \w+ \d+ \w+ \d{4}, \d{1,2}\.\d\d uur/);
      await expect(page.getByRole("navigation", { name: "Kruimelpad" })).toContainText(title);
      await page.goto(unpublished);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pagina niet gevonden");
    });

    test("a filter on a previewed page keeps the preview open", async ({ page }) => {
      await page.goto(link);
      await page.goto(`${link.replace(/\?.*/, "")}?zoekterm=koffie&page=2`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });

    test("debug mode shows blocks and upstream calls, and has a button that causes a test error", async ({
      browser,
      baseURL,
    }) => {
      // The page fixture would fail on the console errors.
      const page = await browser.newPage({ baseURL, javaScriptEnabled });
      await page.goto(link);
      await expect(page.locator("[data-bundle]")).toHaveCount(0);
      await page.getByRole("link", { name: "Laat zien hoe de pagina is opgebouwd" }).click();
      await expect(page.locator("[data-bundle]")).toHaveText(["text", "grid_with_image", "quote", "cta"]);
      const panel = page.getByRole("region", { name: "Hoe deze pagina is opgebouwd" });
      await expect(panel.getByRole("row", { name: /\/api\/drupal\/api\/preview\/node/ })).toBeVisible();
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await panel.getByRole("button", { name: "Maak een proeffout" }).click();
      expect((await answered).status()).toBe(500);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main")).toContainText("0800 000 00 00");
      await page.close();
    });

    test("a preview without a valid link receives 403", async ({ page }) => {
      for (const address of [link.replace(/\?.*/, ""), link.slice(0, -1), link.replace(/\/\d+\?/, "/2?")]) {
        await page.context().clearCookies();
        const response = await page.goto(address);
        expect(response?.status()).toBe(403);
        await expect(page).toHaveTitle(/^Dit voorbeeld is gesloten/);
        await expect(page.getByRole("main")).not.toContainText(title);
        await expect(page.getByRole("region", { name: "Voorbeeld" })).toHaveCount(0);
      }
    });
  });
}

test("a preview is not cached, not indexed, and its link is not sent as a referrer to other sites", async ({
  request,
}) => {
  for (const address of [link, link.replace(/\?.*/, "")]) {
    const headers = (await request.get(address)).headers();
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["referrer-policy"]).toBe("strict-origin");
  }
  const elsewhere = (await request.get("/dementie")).headers();
  expect(elsewhere["referrer-policy"]).toBe("strict-origin-when-cross-origin");
});

test("the preview cookie is declared, applies to its page only and expires with its link", async ({
  page,
}) => {
  await page.goto(link);
  const kept = await page.context().cookies();
  expect(kept.map(({ name, path }) => [name, path])).toEqual([["voorbeeld", link.replace(/\?.*/, "")]]);
  expect(declaration.map(({ name }) => name)).toContain("voorbeeld");
  const until = Number(new URLSearchParams(link.replace(/.*\?/, "")).get("tot"));
  expect(Math.abs((kept[0]?.expires ?? 0) - until)).toBeLessThan(60);
});

test("the debug parameter has no effect on a public page", async ({ request }) => {
  const textOf = async (address: string) =>
    (await (await request.get(address)).text()).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
  const debugging = await textOf("/dementie?debug=true");
  expect(debugging).toBe(await textOf("/dementie"));
  expect(debugging).not.toContain("debug");
});

test("a preview is shown in the brand of its host", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: `http://samen.localhost:${addresses.sitePort}` });
  await page.goto(link);
  await expect(page.locator("html")).toHaveAttribute("data-brand", "samen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.close();
});

test("a preview and its debug mode have no accessibility violation and fit a window of 320 px", async ({
  page,
}) => {
  for (const address of [link, `${link}&debug=true`]) {
    await page.goto(address);
    expect(await widthIn(page, 320)).toBeLessThanOrEqual(320);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  }
});
