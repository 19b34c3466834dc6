import { expect, test } from "vitest";
import { summaryFocus } from "./error-summary.enhance";

test("a page with errors starts at their summary", () => {
  document.body.innerHTML = `<a href="/">Home</a><div tabindex="-1" data-focus>Er gaat iets mis</div>`;
  summaryFocus(document);
  expect(document.activeElement?.textContent).toBe("Er gaat iets mis");
});

test("a page without errors starts at its beginning", () => {
  document.body.innerHTML = `<a href="/">Home</a><div tabindex="-1">Alles goed</div>`;
  summaryFocus(document);
  expect(document.activeElement).toBe(document.body);
});
