import { afterEach, expect, test, vi } from "vitest";
import { find } from "../../tests/setup/find";
import { printButton } from "./print-button.enhance";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page whose browser prints with that function; answers the button and whether it was told that it prints. */
function page(print: unknown) {
  vi.stubGlobal("print", print);
  document.body.innerHTML = "<button hidden data-print>Print</button><button id=anders>Iets anders</button>";
  const told = vi.fn();
  addEventListener("beforeprint", told, { once: true });
  printButton(document);
  return { button: find("[data-print]", HTMLButtonElement), told };
}

test("a browser that cannot print has no button", () => {
  expect(page(undefined).button.hidden).toBe(true);
});

test("the button appears and prints the page", () => {
  const print = vi.fn();
  const { button, told } = page(print);
  expect(button.hidden).toBe(false);
  button.click();
  expect(print).toHaveBeenCalled();
  // The browser says so itself.
  expect(told).not.toHaveBeenCalled();
});

test("another button prints nothing", () => {
  const print = vi.fn();
  page(print);
  find("#anders", HTMLButtonElement).click();
  expect(print).not.toHaveBeenCalled();
});

test("a browser that does not say that it prints is helped", () => {
  Reflect.deleteProperty(window, "onbeforeprint");
  const { button, told } = page(vi.fn());
  button.click();
  expect(told).toHaveBeenCalledOnce();
});
