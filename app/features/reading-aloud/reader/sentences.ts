/** A sentence to speak, with its place on the page. */
export interface Sentence {
  words: string;
  /** The text on the page; null for a picture. */
  range: Range | null;
  /** The paragraph, heading, cell or picture that contains it. */
  element: Element;
}

const skipped =
  "nav,form,button,select,input,textarea,script,style,noscript,template,svg,iframe,video,audio,[hidden],[aria-hidden=true],.vh,.rs_skip,details:not([open])>:not(summary)";

// The end of a sentence: followed by a capital or a digit, or by nothing. Not in '9.00 uur' and 'o.a. in Tiel'.
const sentenceEnd = /[.!?…]+["”’)]*(?=\s+["“‘(]*[\p{Lu}\d]|\s*$)/gu;

// Titles and initials do not end a sentence: 'dr. A. de Vries'.
const abbreviation = /(^|[\s(])(\p{L}|dr|drs|dhr|ir|mr|mw|mevr|prof|nr|tel|bijv)\.$/iu;

/**
 * The sentences of the visible text in these parts of a page, without navigation, forms and collapsed content.
 * Pictures yield their alternative text.
 * @param picture text to speak before an alternative text
 */
export function sentencesIn(parts: Iterable<Element>, picture: string): Sentence[] {
  const found: Sentence[] = [];
  let run: { node: Text; start: number }[] = [];
  let text = "";

  const flush = (element: Element) => {
    for (const [start, end] of sentenceBounds(text)) {
      const words = text.slice(start, end).replace(/\s+/g, " ");
      found.push({ words, range: createRange(run, start, end), element });
    }
    run = [];
    text = "";
  };

  const walk = (element: Element, block: Element) => {
    for (const child of element.childNodes) {
      if (child instanceof Text) {
        run.push({ node: child, start: text.length });
        text += child.data;
      }
      if (!(child instanceof Element) || child.matches(skipped)) continue;
      const { display, visibility } = getComputedStyle(child);
      if (display === "none" || visibility === "hidden") continue;
      if (child.tagName === "BR") flush(block);
      else if (child instanceof HTMLImageElement) {
        flush(block);
        if (child.alt) found.push({ words: `${picture} ${child.alt}`, range: null, element: child });
      } else if (display === "inline") walk(child, block);
      else {
        flush(block);
        walk(child, child);
        flush(child);
      }
    }
  };

  for (const part of parts) {
    walk(part, part);
    flush(part);
  }
  return found;
}

/** Start and end of each sentence in a text, without surrounding white space. */
function sentenceBounds(text: string): [number, number][] {
  const bounds: [number, number][] = [];
  let begin = 0;
  const add = (end: number) => {
    const raw = text.slice(begin, end);
    if (/[\p{L}\p{N}]/u.test(raw)) bounds.push([end - raw.trimStart().length, begin + raw.trimEnd().length]);
    begin = end;
  };
  sentenceEnd.lastIndex = 0;
  // iOS 12 does not support `matchAll`.
  for (let match = sentenceEnd.exec(text); match; match = sentenceEnd.exec(text)) {
    if (!abbreviation.test(text.slice(begin, sentenceEnd.lastIndex))) add(sentenceEnd.lastIndex);
  }
  add(text.length);
  return bounds;
}

function createRange(run: { node: Text; start: number }[], start: number, end: number): Range {
  const range = new Range();
  for (const { node, start: from } of run) {
    if (from <= start && start < from + node.length) range.setStart(node, start - from);
    if (from < end) range.setEnd(node, Math.min(end - from, node.length));
  }
  return range;
}
