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

/** How often the form was sent after a change of that field. */
function sentAfter(selector: string, term: string): number {
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
  find("[type=search]", HTMLInputElement).value = term;
  find(selector, HTMLInputElement).dispatchEvent(new Event("change", { bubbles: true }));
  return submit.mock.calls.length;
}

test("another choice runs the search again", () => {
  expect(sentAfter("[type=radio]", "koffie")).toBe(1);
});

test.each(["", "   "])("without a term ('%s') there is nothing to search for", (term) => {
  expect(sentAfter("[type=radio]", term)).toBe(0);
});

test("other fields wait for the button", () => {
  expect(sentAfter("[name=gewoon]", "koffie")).toBe(0);
  expect(sentAfter("[type=search]", "koffie")).toBe(0);
});

test("a field outside a form sends nothing", () => {
  expect(sentAfter("#los", "koffie")).toBe(0);
});

test("walking past a choice with the keyboard sends nothing", () => {
  document.dispatchEvent(new Event("keydown"));
  expect(sentAfter("[type=radio]", "koffie")).toBe(0);
});

test("choosing it by pointer after that does", () => {
  document.dispatchEvent(new Event("keydown"));
  document.dispatchEvent(new Event("mousedown"));
  expect(sentAfter("[type=radio]", "koffie")).toBe(1);
});

test("who hears of the submit may take it over", () => {
  document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  expect(sentAfter("[type=radio]", "koffie")).toBe(0);
});

/** How often the form of a list was sent after changes of those fields, one a tenth of a second. */
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
  "in a list that filters in place a change of %s sends the form, once the visitor pauses",
  (selector) => {
    expect(listSentAfter(selector)).toBe(1);
  },
);

test("three choices in a row send the form of a list once", () => {
  expect(listSentAfter("[type=checkbox]", "[type=radio]", "select")).toBe(1);
});

test("words in the form of a list wait for its button", () => {
  expect(listSentAfter("[type=search]", "[type=text]")).toBe(0);
});

test("walking past a choice in a list with the keyboard sends nothing", () => {
  document.addEventListener("mousedown", () => document.dispatchEvent(new Event("keydown")), { once: true });
  expect(listSentAfter("[type=radio]", "select")).toBe(0);
});
