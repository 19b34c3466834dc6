import type { MarkedText } from "./contract";
import { stemOfPlain, wordsOf } from "./words";

const excerptLength = 240;
/** What stands before the first word that matches. */
const lead = 60;

/** A text in parts: those that match one of the stems, and what is between them. */
export function markWords(text: string, stems: ReadonlySet<string>): MarkedText {
  const parts: MarkedText = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    if (!stems.has(stemOfPlain(word.plain))) continue;
    if (word.start > end) parts.push({ text: text.slice(end, word.start), hit: false });
    parts.push({ text: text.slice(word.start, word.end), hit: true });
    end = word.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), hit: false });
  return parts;
}

/** The part of a text around the first word that matches, or its beginning. */
export function markExcerpt(text: string, stems: ReadonlySet<string>): MarkedText {
  const line = text.replace(/\s+/g, " ").trim();
  const words = wordsOf(line);
  const first = words.find(({ plain }) => stems.has(stemOfPlain(plain)));
  const from = !first || first.start <= lead ? 0 : first.start - lead;
  const start = from === 0 ? 0 : (words.find((word) => word.start >= from)?.start ?? 0);
  const last = words.findLast((word) => word.start >= start && word.end <= start + excerptLength);
  const isCut = line.length > start + excerptLength;
  const end = isCut ? (last?.end ?? start + excerptLength) : line.length;
  return markWords(`${start > 0 ? "…" : ""}${line.slice(start, end)}${isCut ? "…" : ""}`, stems);
}
