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
  delete document.documentElement.dataset.modalOpen;
});

test("an open item becomes a modal dialog, and the page below it does not scroll", () => {
  modal(document);
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset).toHaveProperty("modalOpen");
});

test("closing the dialog removes the item from the address and returns focus to its link", () => {
  modal(document);
  document.querySelector<HTMLElement>("[data-close]")?.click();
  expect(location.pathname + location.search).toBe("/winkel");
  expect(document.activeElement?.textContent).toBe("Boek twee");
  expect(document.documentElement.dataset).not.toHaveProperty("modalOpen");
});

test("a browser without modal dialogs shows a panel", () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  modal(document);
  expect(document.querySelector("dialog")?.open).toBe(true);
});
