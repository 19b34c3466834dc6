import { beforeEach, expect, test } from "vitest";
import { find } from "../../../tests/setup/find";
import { stripSpaces } from "./strip-spaces.enhance";

stripSpaces(document);

beforeEach(() => {
  document.body.innerHTML = `
    <input name="email" data-strip-spaces><input name="naam">
    <textarea name="motivatie" data-strip-spaces></textarea>`;
});

function type(name: string, value: string): string {
  const input = find(`[name=${name}]`, HTMLInputElement);
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  return input.value;
}

test.each([
  ["jan @voorbeeld.nl", "jan@voorbeeld.nl"],
  [" jan@voorbeeld.nl ", "jan@voorbeeld.nl"],
  ["jan\t@\u00a0voorbeeld.nl", "jan@voorbeeld.nl"],
  ["\u202ajan\u200b@voorbeeld.nl\u202c\ufeff", "jan@voorbeeld.nl"],
  ["   ", ""],
  ["jan@voorbeeld.nl", "jan@voorbeeld.nl"],
])("'%s' becomes '%s' while it is typed", (typed, value) => {
  expect(type("email", typed)).toBe(value);
});

test("a field without `data-strip-spaces` keeps its spaces", () => {
  expect(type("naam", "Jan de Vries")).toBe("Jan de Vries");
});

test("a textarea keeps its spaces", () => {
  const area = find("textarea", HTMLTextAreaElement);
  area.value = "Ik wil graag helpen";
  area.dispatchEvent(new Event("input", { bubbles: true }));
  expect(area.value).toBe("Ik wil graag helpen");
});
