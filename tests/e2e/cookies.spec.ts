import type { Page } from "@playwright/test";
import { declaration } from "../../app/features/consent/cookie-declaration";
import { consentTexts } from "../../app/features/consent/texts";
import { expect, test } from "./fixtures";

interface Kept {
  place: "cookie" | "localStorage" | "sessionStorage";
  name: string;
  /** Lifetime in seconds; null for a session cookie. */
  lasts: number | null;
}

/** The current cookies and storage items of the site. */
async function keptBy(page: Page): Promise<Kept[]> {
  const cookies = (await page.context().cookies()).map(({ name, expires }) => ({
    place: "cookie" as const,
    name,
    lasts: expires < 0 ? null : expires - Date.now() / 1000,
  }));
  const keys = await page.evaluate(() => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
  }));
  return [
    ...cookies,
    ...keys.localStorage.map((name) => ({ place: "localStorage" as const, name, lasts: null })),
    ...keys.sessionStorage.map((name) => ({ place: "sessionStorage" as const, name, lasts: null })),
  ];
}

/** Whether no item of the declaration has this place, name and lifetime. */
function undeclared({ place, name, lasts }: Kept): boolean {
  return !declaration.some((item) => {
    const pattern = new RegExp(`^${item.name.replaceAll("*", ".*")}$`);
    return item.place === place && pattern.test(name) && isWithin(lasts, item.lasts);
  });
}

function isWithin(seconds: number | null, lasts: (typeof declaration)[number]["lasts"]): boolean {
  if (lasts.unit === "session") return seconds === null;
  const most = lasts.count * (lasts.unit === "days" ? 86_400 : 60);
  return seconds !== null && seconds <= most;
}

test("all cookies and storage items of a visit are in the cookie declaration", async ({ page }) => {
  const kept: Kept[] = [];
  const look = async () => kept.push(...(await keptBy(page)));
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Film</title>" }),
  );

  await page.goto("/");
  await look();
  expect(kept, "cookies and storage after reading one page").toEqual([]);
  await page.goto("/zoeken?zoekterm=hulp");
  await look();
  await page.goto("/nieuwsbrief");
  await page.getByRole("main").getByRole("button", { name: "Meld je aan" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look();
  await page.goto("/zorgen/contact-houden");
  // A 204 response keeps the page open, including the storage written on unload.
  await page.route("**/cookies", (route) => route.fulfill({ status: 204 }));
  await page.getByRole("button", { name: /^Alleen deze tonen/ }).click();
  await look();
  await page.unroute("**/cookies");
  await page.getByRole("button", { name: /^Alleen deze tonen/ }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
  await look();
  await page.goto("/winkel?item=klok-met-dag-en-datum#item");
  await page.keyboard.press("Escape");
  await look();
  await page.goto("/geheugentest/zelf");
  await page.getByRole("main").getByRole("radio").first().check();
  await look();
  await page.getByRole("main").getByRole("button", { name: "Volgende" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look();
  await page.goto("/cookies");
  await page.getByRole("button", { name: "Alles toestaan" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  await page.goto("/zorgen/omgaan-met-gedrag");
  await look();

  expect(kept.filter(undeclared)).toEqual([]);
  const names = new Set(kept.map(({ name }) => name));
  expect([...names].sort()).toEqual(
    expect.arrayContaining(["alleen-deze", "geheugentest", "scrollDepth", "weergave"]),
  );
});

test("the cookie page lists every item of the declaration, except those of providers that are not configured", async ({
  page,
}) => {
  await page.goto("/cookies");
  const table = page.getByRole("table", { name: "Wat we in je browser bewaren" });
  const purposes = declaration.filter((item) => !("by" in item)).map(({ purpose }) => purpose);
  const texts = [...new Set(purposes)].map((purpose) => consentTexts.cookies.purpose[purpose]);
  await expect(table.getByRole("rowheader")).toHaveText(texts);
});
