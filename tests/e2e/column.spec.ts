import { expect, test } from "./fixtures";

for (const width of [360, 768, 1024, 1440]) {
  test(`the cards of a banner in a column have room for their texts, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/_blokken/pagina/content_page/with%20a%20banner%20beside%20its%20call%20to%20action");
    const titles = page.locator(".banner-title");
    await expect(titles).toHaveCount(3);
    const widths = await titles.evaluateAll((all) => all.map((title) => title.clientWidth));
    expect(Math.min(...widths)).toBeGreaterThan(200);
  });
}
