import { Marked } from "marked";

const markdown = new Marked({ async: false, gfm: true });
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Converts Markdown to HTML. */
export function htmlOf(text: string): string {
  return markdown.parse(text, { async: false }).trim();
}

/** Converts HTML to plain text on one line. */
export function plainTextOf(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?)])/g, "$1")
    .trim();
}

/** Converts Markdown to plain text on one line. Texts without markup skip the parser. */
export function plainTextOfMarkdown(text: string): string {
  const isPlain = !/[*_`[\]<>&\\#~|]|https?:|^\s*(?:[-+=]|\d+[.)])/m.test(text);
  return isPlain ? text.replace(/\s+/g, " ").trim() : plainTextOf(htmlOf(text));
}

/** The `href` values in the HTML. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href = ""]) => decodeEntities(href));
}

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity);
}
