import { beforeEach, expect, test, vi } from "vitest";
import { menus } from "~/shell/menus.enhance";
import { find } from "../../../tests/setup/find";
import { slideIn } from "./enhance";

const posted: [url: string, fields: Record<string, unknown>, keepalive: boolean | undefined][] = [];

beforeEach(() => {
  posted.length = 0;
  vi.stubGlobal("fetch", async (url: string, { body, keepalive }: RequestInit) => {
    posted.push([url, body instanceof FormData ? Object.fromEntries(body) : {}, keepalive]);
    return { type: "opaqueredirect" };
  });
  document.documentElement.dataset.hasSlideIn = "";
  document.body.innerHTML = `
    <main tabindex="-1"><a id="tekst" href="/zorgen">Zorgen</a></main>
    <details data-menu><summary>Menu</summary></details>
    <aside data-slide-in><form action="https://www.example.nl/slide-in" method="post">
      <input type="hidden" name="id" value="a1"><input type="hidden" name="terug" value="/zorgen?a=1">
      <button>Sluit</button></form><a id="geef" href="/doneren">Geef</a></aside>
    <a id="voet" href="/contact">Contact</a>`;
  slideIn(document);
});

const card = () => document.querySelector<HTMLElement>("[data-slide-in]");
const link = (id: string) => find(`#${id}`, HTMLAnchorElement);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const makeSticky = () => find("aside", HTMLElement).style.setProperty("position", "sticky");

test("the slide-in takes no focus when it appears", () => {
  expect(document.activeElement).toBe(document.body);
});

test("its form closes it in place and informs the server, also after a navigation", () => {
  find("aside button", HTMLButtonElement).click();
  expect(card()).toBeNull();
  expect(posted).toEqual([["https://www.example.nl/slide-in", { id: "a1", terug: "/zorgen?a=1" }, true]]);
  expect(document.documentElement.dataset.hasSlideIn).toBeUndefined();
});

test("closing it with the keyboard returns focus to where it came from", () => {
  link("tekst").focus();
  find("aside button", HTMLButtonElement).focus();
  link("geef").focus();
  press("Escape");
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(link("tekst"));
});

test("without an earlier focus, closing it focuses the main content", () => {
  link("geef").focus();
  press("Escape");
  expect(document.activeElement).toBe(document.querySelector("main"));
});

test("Escape elsewhere closes it only while it is beside the text, and keeps focus", () => {
  link("voet").focus();
  press("Escape");
  expect(card(), "not sticky").not.toBeNull();
  makeSticky();
  press("Escape");
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(link("voet"));
  expect(posted).toHaveLength(1);
});

test("Escape does not close it before it appears", () => {
  makeSticky();
  find("aside", HTMLElement).style.visibility = "hidden";
  link("voet").focus();
  press("Escape");
  expect(card()).not.toBeNull();
});

test("Escape closes an open menu first", () => {
  makeSticky();
  menus(document);
  find("details", HTMLDetailsElement).open = true;
  find("summary", HTMLElement).focus();
  press("Escape");
  expect(find("details", HTMLDetailsElement).open).toBe(false);
  expect(card()).not.toBeNull();
  press("Escape");
  expect(card()).toBeNull();
});

test("it closes also when the request fails", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  find("aside button", HTMLButtonElement).click();
  await Promise.resolve();
  expect(card()).toBeNull();
});
