import { expect, test, vi } from "vitest";
import { find } from "../../../../tests/setup/find";

const parts = `<div class="editor-bar"></div><div class="editor-link" hidden></div>
  <p class="counter" data-left="nog {n}" data-over="{n} te veel"><span></span><span></span></p>`;

/** A page with a text area, after the writing tools were loaded; whether that is hidden behind an editor. */
async function hasEditor(): Promise<boolean> {
  document.body.innerHTML =
    '<form><label for="text">Tekst</label><div data-editor="30"><textarea id="text"></textarea></div></form>';
  find("form", HTMLFormElement).dataset.editorParts = parts;
  vi.resetModules();
  await import("./writing");
  return find("textarea", HTMLTextAreaElement).hidden;
}

test("a browser without the methods that the editor needs keeps the text area", async () => {
  expect(await hasEditor()).toBe(true);
  const known = Object.getOwnPropertyDescriptor(Array.prototype, "findLastIndex") ?? {};
  Reflect.deleteProperty(Array.prototype, "findLastIndex");
  try {
    expect(await hasEditor()).toBe(false);
  } finally {
    Object.defineProperty(Array.prototype, "findLastIndex", known);
  }
});
