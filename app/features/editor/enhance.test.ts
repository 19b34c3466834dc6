import { afterEach, expect, test, vi } from "vitest";
import { find } from "../../../tests/setup/find";
import { writingTools } from "./enhance";

const storedText = "geplaatst=tekst-a; Path=/";
const form = `<form data-keep="${btoa("a".repeat(32))}"><textarea name="text"></textarea></form>`;

afterEach(() => {
  document.head.innerHTML = "";
  // biome-ignore lint/suspicious/noDocumentCookie: as the answer of the site set it
  document.cookie = `${storedText}; Max-Age=0`;
});

/** The names of the scripts that a page loads. */
function loadedOn(html: string): string[] {
  document.body.innerHTML = html;
  writingTools(document);
  return [...document.head.querySelectorAll("script")].map(
    ({ src }) => /(\w+)(?:\.ts)?\?/.exec(src)?.[1] ?? src,
  );
}

test("a form for a plain text has copies without the editor, and one with the editor has both", () => {
  expect(loadedOn("<form><textarea></textarea></form>")).toEqual([]);
  expect(loadedOn(form)).toEqual(["copies"]);
  document.head.innerHTML = "";
  expect(loadedOn(`<form data-keep="a"><div data-editor="30"></div></form>`)).toEqual(["copies", "writing"]);
});

test("after a text was stored its copy goes, on a page without a form too", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the answer of the site sets it
  document.cookie = storedText;
  expect(loadedOn("<p>Gelukt</p>")).toEqual(["copies"]);
});

test("what is typed as a plain text is kept", async () => {
  localStorage.clear();
  document.body.innerHTML = form;
  const listens = vi.spyOn(find("form", HTMLFormElement), "addEventListener");
  await import("./writing/copies");
  // It has looked for an earlier copy first.
  await vi.waitUntil(() => listens.mock.calls.some(([event]) => event === "input"), 10_000);
  find("textarea", HTMLTextAreaElement).value = "Dag Bert";
  find("form", HTMLFormElement).dispatchEvent(new Event("input"));
  await vi.waitUntil(() => localStorage.length > 0, 10_000);
});
