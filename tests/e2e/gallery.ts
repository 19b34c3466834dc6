import type { Page } from "@playwright/test";

/**
 * Combines the gallery pages of every block into one page and returns their number. Variants with long texts are left
 * out, because their colours are the same.
 */
export async function showGallery(page: Page): Promise<number> {
  await page.goto("/_blokken");
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
