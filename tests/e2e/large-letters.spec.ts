import { test as base, expect } from "./fixtures";
import { brokenWords } from "./words";

/** A browser whose owner doubled the size of letters, which a page cannot set. */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
      }),
    { scope: "worker" },
  ],
});

for (const width of [320, 360, 768, 1024, 1440]) {
  test(`with letters twice as large everything fits in the window, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      "/",
      "/dementie/vormen/alzheimer",
      "/regios/rivierenland",
      "/zoeken?zoekterm=dementie",
      "/doneren/gegevens?frequentie=eenmalig&bedrag=25",
    ]) {
      await page.goto(path);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
    const number = await page.locator(".help-strip .num").boundingBox();
    const link = await page.locator(".help-strip .preferences-link").boundingBox();
    const isBelow = (link?.y ?? 0) >= (number?.y ?? 0) + (number?.height ?? 0);
    expect(isBelow || (link?.x ?? 0) >= (number?.x ?? 0) + (number?.width ?? 0)).toBe(true);
  });
}

for (const width of [360, 1024]) {
  test(`with letters twice as large the memory test has whole words and no consent bar over it, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/geheugentest/zelf?vraag=1");
    expect(await brokenWords(page.locator(".scale label"))).toEqual([]);
    // The bar with its whole question would leave a few lines of the page, so it stands at its end.
    const consent = await page.getByRole("region", { name: /cookies/ }).boundingBox();
    expect(consent?.y).toBeGreaterThan(900);
  });
}
