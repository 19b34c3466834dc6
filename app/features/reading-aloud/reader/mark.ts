import type { Sentence } from "./sentences";

const name = "voorlezen";
let marked: Element | null = null;

/** Highlights the current sentence, or its paragraph without the Custom Highlight API; null removes the mark. */
export function mark(sentence: Sentence | null): void {
  marked?.removeAttribute("data-read");
  marked = null;
  const highlights = typeof Highlight === "function" ? CSS.highlights : undefined;
  highlights?.delete(name);
  if (!sentence) return;
  if (highlights && sentence.range) highlights.set(name, new Highlight(sentence.range));
  else {
    marked = sentence.element;
    marked.setAttribute("data-read", "");
  }
}
