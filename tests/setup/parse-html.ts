import { JSDOM } from "jsdom";

/** Shared, because creating a window takes longer than parsing a page. */
export const browser = new JSDOM("").window;

/** Parses a document as a browser without scripts. */
export function parseHtml(html: string): Document {
  return new browser.DOMParser().parseFromString(html, "text/html");
}

/** The fields that a browser without scripts submits. */
export function sentFields(form: HTMLFormElement): [string, string][] {
  return [...new browser.FormData(form)].map(([name, text]) => [name, String(text)]);
}
