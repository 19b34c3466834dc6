import type { MarkedText } from "./contract";
import { searchWordsOf, stemOfPlain, type Word } from "./words";

const excerptLength = 240;
/** What stands before the first word that matches. */
const lead = 60;

const hasStem = ({ plain }: Word, stems: ReadonlySet<string>) => stems.has(stemOfPlain(plain));

/** A text in parts: those that match one of the stems, and what is between them. */
export function markWords(text: string, stems: ReadonlySet<string>): MarkedText {
  return markParts(
    text,
    searchWordsOf(text).filter((word) => hasStem(word, stems)),
  );
}

/** The part of a text around the first word that matches, or its beginning. */
export function markExcerpt(text: string, stems: ReadonlySet<string>): MarkedText {
  const line = text.replace(/\s+/g, " ").trim();
  const words = searchWordsOf(line);
  const first = words.find((word) => hasStem(word, stems));
  const from = !first || first.start <= lead ? 0 : first.start - lead;
  const start = from === 0 ? 0 : (words.find((word) => word.start >= from)?.start ?? 0);
  const shown = words.filter((word) => word.start >= start && word.end <= start + excerptLength);
  const isCut = line.length > start + excerptLength;
  const end = isCut ? (shown.at(-1)?.end ?? start + excerptLength) : line.length;
  const before = start > 0 ? "…" : "";
  return markParts(
    `${before}${line.slice(start, end)}${isCut ? "…" : ""}`,
    shown
      .filter((word) => hasStem(word, stems))
      .map((word) => ({ start: word.start - start + before.length, end: word.end - start + before.length })),
  );
}

/** A text in the parts that are found and those between them. */
function markParts(text: string, found: readonly Pick<Word, "start" | "end">[]): MarkedText {
  const parts: MarkedText = [];
  let last = 0;
  for (const { start, end } of found) {
    if (start > last) parts.push({ text: text.slice(last, start), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    last = end;
  }
  if (last < text.length) parts.push({ text: text.slice(last), hit: false });
  return parts;
}
