import { expect, test } from "vitest";
import { swap } from "./swap";

/** The number of scripts that a page loads. */
function countScripts(html: string): number {
  document.head.innerHTML = "";
  document.body.innerHTML = html;
  swap(document);
  return document.head.querySelectorAll("script[type=module]").length;
}

test("a page with a swap loads the swap script", () => {
  expect(countScripts('<div data-swap="resultaten"></div>')).toBe(1);
});

test("a page without a swap does not load it", () => {
  expect(countScripts("<p>Tekst</p>")).toBe(0);
});
