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

const begin = (name: string) =>
  dom.window.document
    .querySelector(`[name=${name}]`)
    ?.dispatchEvent(new dom.window.FocusEvent("focusin", { bubbles: true }));
const scripts = () => [...dom.window.document.querySelectorAll("script")];
const token = () => dom.window.document.querySelector<HTMLInputElement>("[name=captcha]")?.value;

test("nothing of the provider is loaded before somebody begins to fill in its form", () => {
  begin("q");
  expect(scripts()).toEqual([]);
  expect(token()).toBeUndefined();
});

test("the provider's answer is in the form, and is renewed before it is too old", async () => {
  begin("email");
  begin("email");
  expect(scripts().map(({ src }) => src)).toEqual(["https://www.google.com/recaptcha/api.js?render=sleutel"]);
  expect(token()).toBe("");
  let count = 0;
  Object.assign(dom.window, {
    grecaptcha: {
      ready: (then: () => void) => then(),
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
