import type { Page } from "@playwright/test";
import { brands } from "../../app/utils/brand";
import { violations } from "./audit";
import { expect, test } from "./fixtures";

/**
 * Puts what the gallery shows of every block into one page. Structure is the same in every brand and is tested example
 * by example (app/blocks/blocks.test.tsx); colours are not. Longer words have no other colours.
 */
function showAll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const paths = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/_blokken/blok/"]')]
      .filter(({ textContent }) => !/\b(long|nothing)/.test(textContent ?? ""))
      .map(({ href }) => href);
    const shown = await Promise.all(
      paths.map(async (path) => {
        const html = await (await fetch(path)).text();
        const other = new DOMParser().parseFromString(html, "text/html");
        for (const sheet of other.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
          const known = document.querySelector(`link[href="${sheet.getAttribute("href")}"]`);
          if (!known) document.head.append(sheet);
        }
        return other.querySelector("main");
      }),
    );
    document.querySelector("main")?.replaceWith(...shown.flatMap((main) => main ?? []));
    for (const folded of document.querySelectorAll("details")) folded.open = true;
    return paths.length;
  });
}

for (const brand of brands) {
  test.describe(brand, () => {
    test.use({ brand });

    test("the words of every block stand out, light and dark", async ({ page }) => {
      // Some seventy pages in one.
      test.slow();
      await page.goto("/_blokken");
      expect(await showAll(page)).toBeGreaterThan(60);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page, ["color-contrast", "link-in-text-block"]), colorScheme).toEqual([]);
      }
    });
  });
}
