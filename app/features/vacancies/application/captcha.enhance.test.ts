import { JSDOM } from "jsdom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captcha } from "./captcha.enhance";

let dom: JSDOM;

beforeEach(() => {
  dom = new JSDOM("<form data-captcha='sleutel'><input name='email'></form><form><input name='q'></form>");
  vi.stubGlobal("window", dom.window);
  vi.stubGlobal("document", dom.window.document);
  vi.stubGlobal("Element", dom.window.Element);
  vi.useFakeTimers();
  captcha(dom.window.document);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const focus = (name: string) =>
  dom.window.document
    .querySelector(`[name=${name}]`)
    ?.dispatchEvent(new dom.window.FocusEvent("focusin", { bubbles: true }));
const scripts = () => [...dom.window.document.querySelectorAll("script")];
const token = () => dom.window.document.querySelector<HTMLInputElement>("[name=captcha]")?.value;

test("the script of the provider is not loaded before the form gets focus", () => {
  focus("q");
  expect(scripts()).toEqual([]);
  expect(token()).toBeUndefined();
});

test("the token of the provider is in the form and is renewed before it expires", async () => {
  focus("email");
  focus("email");
  expect(scripts().map(({ src }) => src)).toEqual(["https://www.google.com/recaptcha/api.js?render=sleutel"]);
  expect(token()).toBe("");
  let count = 0;
  Object.assign(dom.window, {
    grecaptcha: {
      ready: (callback: () => void) => callback(),
      execute: async () => {
        count += 1;
        return `antwoord-${count}`;
      },
    },
  });
  scripts()[0]?.dispatchEvent(new dom.window.Event("load"));
  await vi.advanceTimersByTimeAsync(1);
  expect(token()).toBe("antwoord-1");
  await vi.advanceTimersByTimeAsync(100_000);
  expect(token()).toBe("antwoord-2");
});
