import { expect, test } from "vitest";
import { find } from "../../../tests/setup/find";
import { suggest } from "./enhance";

test("the suggestions script loads once, when a search box gets focus", () => {
  document.body.innerHTML = `
    <input id="naam"><input id="boven" type="search" data-suggest><input id="pagina" type="search" data-suggest>`;
  suggest(document);
  find("#naam", HTMLInputElement).focus();
  expect(document.head.querySelectorAll("script, link")).toHaveLength(0);
  find("#boven", HTMLInputElement).focus();
  find("#pagina", HTMLInputElement).focus();
  expect(document.head.querySelectorAll("script")).toHaveLength(1);
  expect(document.head.querySelectorAll("link[rel=stylesheet]")).toHaveLength(1);
});
