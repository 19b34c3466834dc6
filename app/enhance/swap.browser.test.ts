import { expect, test } from "vitest";
import { swap } from "./swap";

/** How many scripts a page with this in it fetches. */
function fetched(html: string): number {
  document.head.innerHTML = "";
  document.body.innerHTML = html;
  swap(document);
  return document.head.querySelectorAll("script[type=module]").length;
}

test("a page with a list fetches what changes it in place", () => {
  expect(fetched('<div data-swap="resultaten"></div>')).toBe(1);
});

test("a page without one does without", () => {
  expect(fetched("<p>Tekst</p>")).toBe(0);
});
