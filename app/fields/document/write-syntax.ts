import { cleanText } from "./read-syntax";
import type { TextBlock, TextDocument } from "./schema";
import { segmentsOf } from "./segments";
import { type SyntaxPart, trimParts, writeLine } from "./syntax-line";

/** What the small syntax cannot keep. */
const unwritable = ["styles", "headings", "quotes", "pictures"] as const;
export type Unwritable = (typeof unwritable)[number];

/** The typed text of a document. What the small syntax has no sign for is written as plain words. */
export function writeSyntax(document: TextDocument): string {
  let written = "";
  let wasItem = false;
  /** The number of the last item at each depth of the list, 0 for one without numbers. */
  let list: number[] = [];
  for (const block of document.blocks) {
    const lines = linesOf(block, document.entityMap);
    if (lines.length === 0) continue;
    const isItem = block.type === "unordered-list-item" || block.type === "ordered-list-item";
    const depth = Math.min(block.depth, list.length);
    const number = block.type === "ordered-list-item" ? (list[depth] ?? 0) + 1 : 0;
    const indent = isItem ? "  ".repeat(depth) : "";
    const [first = [], ...others] = lines;
    const sign = number ? `${number}. ` : "- ";
    const start = isItem ? sign + writeLine(first) : writeText(first, wasItem);
    const rest = others.map((parts) => `\n${isItem ? `${indent}  ` : ""}${writeText(parts, isItem)}`);
    if (written) written += isItem && wasItem ? "\n" : "\n\n";
    written += indent + start + rest.join("");
    list = isItem ? [...list.slice(0, depth), number] : [];
    wasItem = isItem;
  }
  return written;
}

/** A line that is no item, though it may look like one. */
function writeText(parts: readonly SyntaxPart[], followsItem: boolean): string {
  const line = writeLine(parts);
  const [, number, slashes = ""] = /^(\d{1,3}(?=\\*\. )|(?=\\*- ))(\\*)/.exec(line) ?? [];
  const isItem = number === "" || number === "1" || (number !== undefined && followsItem);
  if (number === undefined || !(isItem || slashes)) return line;
  return `${number}\\${line.slice(number.length)}`;
}

function linesOf(block: TextBlock, entityMap: TextDocument["entityMap"]): SyntaxPart[][] {
  const lines: SyntaxPart[][] = [[]];
  for (const { text, styles, entity } of segmentsOf({ ...block, text: cleanText(block.text) }, entityMap)) {
    const url = entity?.type === "LINK" ? entity.data.url : null;
    text.split("\n").forEach((part, index) => {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text: part, bold: styles.includes("BOLD"), url });
    });
  }
  return lines.map(trimParts).filter((parts) => parts.length > 0);
}

/** What of a document would be lost if it were stored from its typed text. */
export function lostInSyntax(document: TextDocument): Unwritable[] {
  const styles = document.blocks.flatMap(({ inlineStyleRanges }) => inlineStyleRanges);
  const types = new Set(document.blocks.map(({ type }) => type));
  const lost: Record<Unwritable, boolean> = {
    styles: styles.some(({ style, length }) => style !== "BOLD" && length > 0),
    headings: types.has("header-two") || types.has("header-three"),
    quotes: types.has("blockquote"),
    pictures: Object.values(document.entityMap).some(({ type }) => type === "IMAGE"),
  };
  return unwritable.filter((part) => lost[part]);
}
