import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find } from "../../tests/setup/find";
import { printDetails } from "./print-details.enhance";

printDetails(document);

const states = () => ["dicht", "open", "menu"].map((id) => find(`#${id}`, HTMLDetailsElement).open);
const print = (event: "beforeprint" | "afterprint") => window.dispatchEvent(new Event(event));

beforeEach(() => {
  document.body.innerHTML = `
    <details id="dicht"><summary>Kost het geld?</summary>Nee.</details>
    <details id="open" open><summary>Hoe lang duurt het?</summary>Een uur.</details>
    <details id="menu" data-menu><summary>Menu</summary><a href="/">Home</a></details>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const knows = (known: boolean) =>
  vi.stubGlobal("CSS", { supports: (query: string) => known && query === "selector(::details-content)" });

test("on paper everything is open but menus, and afterwards as it was", () => {
  knows(false);
  print("beforeprint");
  expect(states()).toEqual([true, true, false]);
  print("afterprint");
  expect(states()).toEqual([false, true, false]);
});

test("what a reader opens between two prints stays open", () => {
  knows(false);
  print("beforeprint");
  print("afterprint");
  find("#dicht", HTMLDetailsElement).open = true;
  print("beforeprint");
  print("afterprint");
  expect(states()).toEqual([true, true, false]);
});

test("a browser that opens them by style is left alone", () => {
  knows(true);
  print("beforeprint");
  expect(states()).toEqual([false, true, false]);
});
