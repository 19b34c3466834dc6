import { expect, test } from "vitest";
import { summaryFocus } from "./error-summary.enhance";

test("the error summary gets focus", () => {
  document.body.innerHTML = `<a href="/">Home</a><div tabindex="-1" data-focus>Er gaat iets mis</div>`;
  summaryFocus(document);
  expect(document.activeElement?.textContent).toBe("Er gaat iets mis");
});

test("without an error summary nothing gets focus", () => {
  document.body.innerHTML = `<a href="/">Home</a><div tabindex="-1">Alles goed</div>`;
  summaryFocus(document);
  expect(document.activeElement).toBe(document.body);
});
