import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find } from "../../tests/setup/find";
import { submitOnChange } from "./submit-on-change";

submitOnChange(document);

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  document.body.innerHTML = `
    <form><input type="search" name="zoekterm"><input type="radio" name="pijler" data-submit-on-change><input name="gewoon"></form>
    <input id="los" type="checkbox" data-submit-on-change>`;
});

/** The number of submits after a change of that field. */
function sentAfter(selector: string, term: string): number {
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
  find("[type=search]", HTMLInputElement).value = term;
  find(selector, HTMLInputElement).dispatchEvent(new Event("change", { bubbles: true }));
  return submit.mock.calls.length;
}

test("a choice submits the search form", () => {
  expect(sentAfter("[type=radio]", "koffie")).toBe(1);
});

test.each(["", "   "])("without a term ('%s') the form is not submitted", (term) => {
  expect(sentAfter("[type=radio]", term)).toBe(0);
});

test("other fields do not submit the form", () => {
  expect(sentAfter("[name=gewoon]", "koffie")).toBe(0);
  expect(sentAfter("[type=search]", "koffie")).toBe(0);
});

test("a field outside a form submits nothing", () => {
  expect(sentAfter("#los", "koffie")).toBe(0);
});

test("a choice by keyboard does not submit the form", () => {
  document.dispatchEvent(new Event("keydown"));
  expect(sentAfter("[type=radio]", "koffie")).toBe(0);
});

test("a choice by pointer after one by keyboard submits the form", () => {
  document.dispatchEvent(new Event("keydown"));
  document.dispatchEvent(new Event("mousedown"));
  expect(sentAfter("[type=radio]", "koffie")).toBe(1);
});

test("a listener can prevent the submit", () => {
  document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  expect(sentAfter("[type=radio]", "koffie")).toBe(0);
});

/** The number of submits of a list form after changes of those fields, 100 ms apart. NaN if submitted too early. */
function listSentAfter(...selectors: string[]): number {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <form data-swap-form="vacatures">
      <input type="search"><input type="checkbox"><input type="radio"><select><option>10 km</option></select><input type="text">
    </form>`;
  document.dispatchEvent(new Event("mousedown"));
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
  for (const selector of selectors) {
    document.querySelector(selector)?.dispatchEvent(new Event("change", { bubbles: true }));
    vi.advanceTimersByTime(100);
  }
  const early = submit.mock.calls.length;
  vi.advanceTimersByTime(200);
  return early === 0 ? submit.mock.calls.length : Number.NaN;
}

test.each(["[type=checkbox]", "[type=radio]", "select"])(
  "in a list that filters in place, a change of %s submits the form after a pause",
  (selector) => {
    expect(listSentAfter(selector)).toBe(1);
  },
);

test("three quick choices submit the form of a list once", () => {
  expect(listSentAfter("[type=checkbox]", "[type=radio]", "select")).toBe(1);
});

test("text fields do not submit the form of a list", () => {
  expect(listSentAfter("[type=search]", "[type=text]")).toBe(0);
});

test("a choice by keyboard does not submit the form of a list", () => {
  document.addEventListener("mousedown", () => document.dispatchEvent(new Event("keydown")), { once: true });
  expect(listSentAfter("[type=radio]", "select")).toBe(0);
});
