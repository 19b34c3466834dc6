// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { find } from "../../tests/setup/find";
import { submitOnChange } from "./submit-on-change";

submitOnChange(document);

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
