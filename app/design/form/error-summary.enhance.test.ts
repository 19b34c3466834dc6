import { expect, test } from "vitest";
import { summaryFocus } from "./error-summary.enhance";

const frame = () => new Promise(requestAnimationFrame);

test("the error summary gets focus, once the page is rendered", async () => {
  document.body.innerHTML = `<a href="/">Home</a><div tabindex="-1" data-focus>Er gaat iets mis</div>`;
  summaryFocus(document);
  expect(document.activeElement).toBe(document.body);
  await frame();
  expect(document.activeElement?.textContent).toBe("Er gaat iets mis");
});

test("without an error summary nothing gets focus", async () => {
  document.body.innerHTML = `<a href="/">Home</a><div tabindex="-1">Alles goed</div>`;
  summaryFocus(document);
  await frame();
  expect(document.activeElement).toBe(document.body);
});
