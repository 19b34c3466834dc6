import { expect, test } from "./fixtures";

// Without the test id header: prefetches do not send it.
test.use({ brand: "dementie", extraHTTPHeaders: {} });

test("hovering over a link prefetches its page, and a click shows the prefetched page", async ({ page }) => {
  await page.goto("/zorgen");
  const link = page.locator("main a[href^='/zorgen/']").first();
  const href = (await link.getAttribute("href")) ?? "";
  const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === href);
  await link.hover();
  expect((await (await ahead).allHeaders())["sec-purpose"]).toMatch(/^prefetch/);
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator("h1")).toBeVisible();
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return entry && "deliveryType" in entry ? entry.deliveryType : null;
  });
  expect(delivery).toBe("navigational-prefetch");
});

test("personal pages, searches and files are not prefetched", async ({ page }) => {
  const paths = [
    ...["/geheugentest/zelf", "/vrijwilligerswerk/gastvrouw/solliciteren", "/preview/node/1/2", "/weergave"],
    ...["/agenda/regios/tiel/cafe.ics", "/nieuws.atom", "/nieuws?page=2", "/zoeken", "/nieuwsbrief/bedankt"],
  ];
  await page.goto("/zorgen");
  const requests: string[] = [];
  page.on("request", (request) => {
    // Hovering scrolls lazy pictures into view.
    if (request.resourceType() !== "image") requests.push(new URL(request.url()).pathname);
  });
  await page.locator("main").evaluate((main, all) => {
    main.innerHTML = [...all, "/contact"].map((path) => `<p><a href="${path}">${path}</a></p>`).join("");
  }, paths);
  // Only the last link may be prefetched; earlier prefetches would have arrived by now.
  for (const path of [...paths, "/contact"]) {
    const last = path === "/contact" && page.waitForRequest((request) => request.url().endsWith("/contact"));
    await page.getByRole("link", { name: path, exact: true }).hover();
    await page.waitForTimeout(300);
    await last;
  }
  expect(requests).toEqual(["/contact"]);
});

test.describe("with Save-Data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test("the page has no prefetch rules", async ({ page }) => {
    const response = await page.goto("/zorgen");
    expect(response?.headers()["speculation-rules"]).toBeUndefined();
  });
});
