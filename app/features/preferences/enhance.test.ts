import { beforeEach, expect, test } from "vitest";
import { find } from "../../../tests/setup/find";
import { preferenceSample } from "./enhance";

preferenceSample(document);

beforeEach(() => {
  document.body.innerHTML = `
    <input type="radio" name="tekst" id="groot" value="groot" data-preference="text">
    <input type="checkbox" id="rust" value="1" data-preference="calm">
    <input type="radio" id="ander" value="x">
    <div data-preferences-sample data-text="normaal" data-calm="0"></div>`;
});

const sample = () => ({ ...find("[data-preferences-sample]", HTMLElement).dataset });
const choose = (id: string) => find(`#${id}`, HTMLInputElement).click();

test("a choice changes the sample at once", () => {
  choose("groot");
  expect(sample()).toMatchObject({ text: "groot", calm: "0" });
  choose("rust");
  expect(sample()).toMatchObject({ text: "groot", calm: "1" });
  choose("rust");
  expect(sample()).toMatchObject({ calm: "0" });
});

test("other fields do not change the sample, and a page without a sample causes no error", () => {
  choose("ander");
  expect(sample()).toMatchObject({ text: "normaal", calm: "0" });
  find("[data-preferences-sample]", HTMLElement).remove();
  expect(() => choose("groot")).not.toThrow();
});
