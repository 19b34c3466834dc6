import { withoutAccents } from "~/utils/text";

export interface TextPart {
  text: string;
  hit: boolean;
}

const words = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Splits a text into parts that match a search term and parts that do not. A word matches when it begins with a
 * word of the term; the endings of longer words may differ (fietsen matches fiets).
 */
export function highlight(text: string, term: string): TextPart[] {
  const typed = (term.match(words) ?? []).slice(0, 20).map(fold);
  // Short words ('in', 'de') would mark half the text; they count only in a term without longer words.
  const longWords = typed.filter((word) => word.length > 2);
  const stems = (longWords.length > 0 ? longWords : typed).map(stem);
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(words)) {
    const word = fold(match[0]);
    if (!stems.some((start) => start.length > 1 && word.startsWith(start))) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), hit: false });
    end = match.index + match[0].length;
    parts.push({ text: match[0], hit: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), hit: false });
  return parts;
}

const plainWord = /^\w*$/;

function fold(word: string): string {
  if (plainWord.test(word)) return word.toLowerCase();
  return withoutAccents(word).toLowerCase();
}

function stem(word: string): string {
  return word.length >= 6 ? word.replace(/(en|s|e)$/, "") : word;
}
