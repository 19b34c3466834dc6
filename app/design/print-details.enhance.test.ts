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

const supportsDetailsContent = (supported: boolean) =>
  vi.stubGlobal("CSS", { supports: (query: string) => supported && query === "selector(::details-content)" });

test("details elements other than menus are open for print, and restored afterwards", () => {
  supportsDetailsContent(false);
  print("beforeprint");
  expect(states()).toEqual([true, true, false]);
  print("afterprint");
  expect(states()).toEqual([false, true, false]);
});

test("a details element that is opened between two prints stays open", () => {
  supportsDetailsContent(false);
  print("beforeprint");
  print("afterprint");
  find("#dicht", HTMLDetailsElement).open = true;
  print("beforeprint");
  print("afterprint");
  expect(states()).toEqual([true, true, false]);
});

test("in a browser that opens details elements with CSS nothing changes", () => {
  supportsDetailsContent(true);
  print("beforeprint");
  expect(states()).toEqual([false, true, false]);
});
