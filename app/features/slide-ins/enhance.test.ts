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
  document.documentElement.dataset.promotes = "";
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
const beside = () => find("aside", HTMLElement).style.setProperty("position", "sticky");

test("it takes no focus by itself", () => {
  expect(document.activeElement).toBe(document.body);
});

test("its form closes it in place and says so to the server, even when the visitor goes on", () => {
  find("aside button", HTMLButtonElement).click();
  expect(card()).toBeNull();
  expect(posted).toEqual([["https://www.example.nl/slide-in", { id: "a1", terug: "/zorgen?a=1" }, true]]);
  expect(document.documentElement.dataset.promotes).toBeUndefined();
});

test("who closes it with the keyboard is back where it came from", () => {
  link("tekst").focus();
  find("aside button", HTMLButtonElement).focus();
  link("geef").focus();
  press("Escape");
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(link("tekst"));
});

test("without such a place, focus is at the content and not lost", () => {
  link("geef").focus();
  press("Escape");
  expect(document.activeElement).toBe(document.querySelector("main"));
});

test("Escape closes it from elsewhere while it stands beside the text, and leaves focus alone", () => {
  link("voet").focus();
  press("Escape");
  expect(card(), "in the flow it is no layer").not.toBeNull();
  beside();
  press("Escape");
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(link("voet"));
  expect(posted).toHaveLength(1);
});

test("Escape says nothing about what is not there yet", () => {
  beside();
  find("aside", HTMLElement).style.visibility = "hidden";
  link("voet").focus();
  press("Escape");
  expect(card()).not.toBeNull();
});

test("Escape closes an open menu first", () => {
  beside();
  menus(document);
  find("details", HTMLDetailsElement).open = true;
  find("summary", HTMLElement).focus();
  press("Escape");
  expect(find("details", HTMLDetailsElement).open).toBe(false);
  expect(card()).not.toBeNull();
  press("Escape");
  expect(card()).toBeNull();
});

test("a message that does not arrive closes it all the same", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  find("aside button", HTMLButtonElement).click();
  await Promise.resolve();
  expect(card()).toBeNull();
});
