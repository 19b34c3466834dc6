import { JSDOM } from "jsdom";

/** One window for all: making one takes longer than parsing a page. */
export const browser = new JSDOM("").window;

/** A document as a browser without scripts reads it. */
export function parseHtml(html: string): Document {
  return new browser.DOMParser().parseFromString(html, "text/html");
}

/** What a browser without scripts sends of a form. */
export function sentFields(form: HTMLFormElement): [string, string][] {
  return [...new browser.FormData(form)].map(([name, text]) => [name, String(text)]);
}
