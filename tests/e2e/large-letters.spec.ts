import { test as base, expect } from "./fixtures";

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

for (const width of [320, 360, 768]) {
  test(`with letters twice as large everything fits in the window, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      "/",
      "/dementie/vormen/alzheimer",
      "/regios/rivierenland",
      "/zoeken?zoekterm=dementie",
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
