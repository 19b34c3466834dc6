import { afterEach, expect, test, vi } from "vitest";
import { find } from "../../tests/setup/find";
import { printButton } from "./print-button.enhance";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page in a browser with this `print` function. Returns the button and a listener for `beforeprint`. */
function page(print: unknown) {
  vi.stubGlobal("print", print);
  document.body.innerHTML = "<button hidden data-print>Print</button><button id=anders>Iets anders</button>";
  const beforePrint = vi.fn();
  addEventListener("beforeprint", beforePrint, { once: true });
  printButton(document);
  return { button: find("[data-print]", HTMLButtonElement), beforePrint };
}

test("a browser that cannot print has no button", () => {
  expect(page(undefined).button.hidden).toBe(true);
});

test("the button appears and prints the page", () => {
  const print = vi.fn();
  const { button, beforePrint } = page(print);
  expect(button.hidden).toBe(false);
  button.click();
  expect(print).toHaveBeenCalled();
  // The browser fires the event itself.
  expect(beforePrint).not.toHaveBeenCalled();
});

test("another button prints nothing", () => {
  const print = vi.fn();
  page(print);
  find("#anders", HTMLButtonElement).click();
  expect(print).not.toHaveBeenCalled();
});

test("in a browser without `beforeprint` the button dispatches the event", () => {
  Reflect.deleteProperty(window, "onbeforeprint");
  const { button, beforePrint } = page(vi.fn());
  button.click();
  expect(beforePrint).toHaveBeenCalledOnce();
});
