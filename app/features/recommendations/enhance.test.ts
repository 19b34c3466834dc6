import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { modal } from "./enhance";

beforeEach(() => {
  history.replaceState(null, "", "/winkel?item=twee#item");
  document.body.innerHTML = `
    <dialog open data-modal><a href="/winkel#item-twee" data-close>Sluit</a></dialog>
    <ul><li id="item-twee"><a href="?item=twee#item">Boek twee</a></li></ul>`;
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  });
});

afterEach(() => {
  document.documentElement.classList.remove("has-modal");
});

test("an open item becomes a modal dialog, and the page below it does not scroll", () => {
  modal(document);
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce();
  expect(document.documentElement.classList.contains("has-modal")).toBe(true);
});

test("closing the dialog removes the item from the address and returns focus to its link", () => {
  modal(document);
  document.querySelector<HTMLElement>("[data-close]")?.click();
  expect(location.pathname + location.search).toBe("/winkel");
  expect(document.activeElement?.textContent).toBe("Boek twee");
  expect(document.documentElement.classList.contains("has-modal")).toBe(false);
});

test("a browser without modal dialogs shows a panel", () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  modal(document);
  expect(document.querySelector("dialog")?.open).toBe(true);
});
