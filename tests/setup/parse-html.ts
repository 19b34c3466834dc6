import { JSDOM } from "jsdom";

/** Shared, because creating a window takes longer than parsing a page. */
export const browser = new JSDOM("").window;

/** Parses a document as a browser without scripts. */
export function parseHtml(html: string): Document {
  return new browser.DOMParser().parseFromString(html, "text/html");
}

/** The main part of a page, parsed alone: the rest is half of it. */
export function parseMain(html: string): HTMLElement {
  const main = parseHtml(mainOf(html)).querySelector("main");
  if (!main) throw new Error("The page has no main part");
  return main;
}

/** The text in the main part of a page, with single spaces. */
export function textOf(html: string): string {
  return parseMain(html).textContent?.replace(/\s+/g, " ") ?? "";
}

/** The links in the header of a page, without breadcrumbs and links to share it. */
export function headerLinks(page: ParentNode): Element[] {
  const links = [...page.querySelectorAll("main > :first-child a")];
  return links.filter((link) => !link.closest("nav, details"));
}

/** The forms in the main part of a page that are posted, parsed alone. */
export function parseForms(html: string): HTMLFormElement[] {
  const forms = mainOf(html).match(/<form [^>]*method="post"[\s\S]*?<\/form>/g) ?? [];
  return [...parseHtml(forms.join("")).forms];
}

function mainOf(html: string): string {
  return html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
}

/** The fields that a browser without scripts submits. */
export function sentFields(form: HTMLFormElement): [string, string][] {
  return [...new browser.FormData(form)].map(([name, text]) => [name, String(text)]);
}

/** The structured data of a page. */
export function markupOf(page: ParentNode): object[] {
  const scripts = [...page.querySelectorAll("script[type='application/ld+json']")];
  return scripts.map((script): object => JSON.parse(script.textContent ?? ""));
}
