import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { dayMs } from "~/utils/durations";
import { brands } from "../../app/utils/brand";
import { addresses } from "../setup/addresses";
import { expect, test } from "./fixtures";

for (const brand of brands) {
  test.describe(brand, () => {
    test.use({ brand });

    test("the head links to the icons, manifest and share picture of the brand, each with the right content type", async ({
      page,
    }) => {
      await page.goto("/zorgen");
      const hrefs = await page
        .locator("link[rel*=icon], link[rel=manifest]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      const types = await Promise.all(hrefs.map(async (href) => [href, await typeOf(page, href)]));
      expect(Object.fromEntries(types)).toEqual({
        [`/brands/${brand}/favicon.ico`]: "image/x-icon",
        [`/brands/${brand}/icon.svg`]: "image/svg+xml",
        [`/brands/${brand}/apple-touch-icon.png`]: "image/png",
        "/manifest.webmanifest": "application/manifest+json",
      });
      expect(await typeOf(page, "/favicon.ico")).toBe("image/x-icon");
      expect(await typeOf(page, "/apple-touch-icon.png")).toBe("image/png");
      const share = await page.locator("meta[property='og:image']").getAttribute("content");
      expect(await typeOf(page, new URL(share ?? "").pathname)).toBe("image/jpeg");
    });

    test("the manifest has the name of the brand and icons that exist", async ({ page }) => {
      await page.goto("/zorgen");
      const manifest = JSON.parse((await get(page, "/manifest.webmanifest")).text);
      expect(manifest.short_name).toBe(brand);
      for (const { src, type } of manifest.icons) expect(await typeOf(page, src), src).toBe(type);
    });

    test("security.txt expires within a year and links to an existing policy page", async ({ page }) => {
      await page.goto("/zorgen");
      const { type, text } = await get(page, "/.well-known/security.txt");
      expect(type).toBe("text/plain");
      const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
      const days = (Date.parse(expires) - Date.now()) / dayMs;
      expect(days).toBeGreaterThan(30);
      expect(days).toBeLessThan(366);
      const [, policy = ""] = /^Policy: (.+)$/m.exec(text) ?? [];
      expect((await get(page, new URL(policy).pathname)).status).toBe(200);
    });

    test("the footer has the social links and the newsletter form of the brand", async ({ page }) => {
      await page.goto("/zorgen");
      const footer = page.getByRole("contentinfo");
      await expect(footer.locator("input[name=formId]")).toHaveValue(`nieuwsbrief-${brand}`);
      const counts = { alzheimer: 4, samen: 3, dementie: 2 };
      await expect(footer.getByRole("list").filter({ hasText: "Facebook" }).getByRole("link")).toHaveCount(
        counts[brand],
      );
    });

    test("the offline page works when only static files are served", async ({ page }) => {
      const files = await serveFiles();
      try {
        await page.goto(`http://${brand}.localhost:${files.port}/${brand}-offline.html`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("De website heeft een storing");
        await expect(page.getByRole("link", { name: "0800 000 00 00" })).toHaveAttribute(
          "href",
          "tel:08000000000",
        );
        const logo = page.getByRole("img");
        expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
        const styled = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
        expect(styled).toContain("Atkinson");
      } finally {
        files.close();
      }
    });
  });
}

async function typeOf(page: Page, path: string): Promise<string> {
  const { status, type } = await get(page, path);
  expect(status, path).toBe(200);
  return type;
}

/** Fetches in the browser, which resolves `*.localhost`. */
function get(page: Page, path: string): Promise<{ status: number; type: string; text: string }> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address);
    const [type = ""] = (answer.headers.get("Content-Type") ?? "").split(";");
    return { status: answer.status, type, text: await answer.text() };
  }, path);
}

/** Serves only the files of the build, as a proxy does in an outage. */
async function serveFiles(): Promise<{ port: number; close: () => void }> {
  const types: Record<string, string> = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css",
    ".svg": "image/svg+xml",
  };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://files.local").pathname;
    try {
      const body = await readFile(join(resolve("build/client"), path));
      response.setHeader("Content-Type", types[extname(path)] ?? "application/octet-stream").end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return { port: typeof address === "object" && address ? address.port : 0, close: () => server.close() };
}

test("brands differ in the order of their menu and in what they ask beside a page; no panel is cut", async ({
  browser,
}) => {
  const seen = [];
  for (const brand of brands) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${addresses.site.replace("127.0.0.1", `${brand}.localhost`)}/dementie/vormen/alzheimer`);
    const menu = page.getByRole("navigation", { name: "Hoofdmenu", exact: true });
    const first = await menu.getByRole("listitem").first().textContent();
    const aside = page.getByRole("complementary", { name: "Hulp bij deze pagina" });
    const action = await aside.getByRole("heading").last().textContent();
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const entry of await menu.locator("details").all()) {
      await entry.locator("summary").click();
      const panel = entry.locator("summary + ul");
      await expect.soft(panel).toBeInViewport({ ratio: 1 });
      expect.soft(await panel.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
    }
    seen.push(`${first?.trim().split("\n")[0]} ${action}`);
    await page.close();
  }
  expect(new Set(seen).size).toBe(brands.length);
});
