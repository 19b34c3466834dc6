/** Something to say, and where it stands. */
export interface Sentence {
  words: string;
  /** The text on the page; null for a picture. */
  range: Range | null;
  /** The paragraph, heading, cell or picture it stands in. */
  element: Element;
}

const skipped =
  "nav,form,button,select,input,textarea,script,style,noscript,template,svg,iframe,video,audio,[hidden],[aria-hidden=true],.vh,.rs_skip,details:not([open])>:not(summary)";

// The end of a sentence, unless what follows shows that it goes on: '9.00 uur', 'o.a. in Tiel'.
const ending = /[.!?…]+["”’)]*(?=\s+["“‘(]*[\p{Lu}\d]|\s*$)/gu;

// A title or an initial ends none: 'dr. A. de Vries'.
const abbreviation = /(^|[\s(])(\p{L}|dr|drs|dhr|ir|mr|mw|mevr|prof|nr|tel|bijv)\.$/iu;

/**
 * What is visible in these parts of a page, sentence by sentence: no navigation, no forms, nothing that is hidden or
 * folded away. Of pictures their alternative text.
 * @param picture said before an alternative text
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

/** Where each sentence of a text begins and ends, without the space around it. */
function sentenceBounds(text: string): [number, number][] {
  const bounds: [number, number][] = [];
  let begin = 0;
  const add = (end: number) => {
    const raw = text.slice(begin, end);
    if (/[\p{L}\p{N}]/u.test(raw)) bounds.push([end - raw.trimStart().length, begin + raw.trimEnd().length]);
    begin = end;
  };
  ending.lastIndex = 0;
  // Not `matchAll`, which is younger than iOS 12.
  for (let match = ending.exec(text); match; match = ending.exec(text)) {
    if (!abbreviation.test(text.slice(begin, ending.lastIndex))) add(ending.lastIndex);
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
