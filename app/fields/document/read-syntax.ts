import { deepestItem } from "./deepest-item";
import type { BlockType, TextBlock, TextDocument } from "./schema";
import { readLine, type SyntaxPart } from "./syntax-line";

const item = /^(-|\d{1,3}\.) +(\S.*)$/;
/** A backslash before the sign of an item: the line is text. */
const noItem = /^(\d{1,3}(?=\\+\. )|(?=\\+- ))\\/;

interface Lines {
  type: BlockType;
  depth: number;
  lines: SyntaxPart[][];
}

/**
 * The document of a typed text: `**bold**`, `- item`, `1. item`, `[words](address)`, an empty line between paragraphs.
 * Spaces before an item make it one of the item above; what means nothing is text.
 */
export function readSyntax(typed: string): TextDocument {
  const blocks: Lines[] = [];
  let current: Lines | null = null;
  /** For each depth of the list that is being read, whether it is numbered; empty outside lists. */
  let list: boolean[] = [];
  for (const line of cleanText(typed.replace(/\r\n?/g, "\n").replaceAll("\t", "  ")).split("\n")) {
    const text = line.trim();
    const indent = line.length - line.trimStart().length;
    const depth: number = Math.min(indent >> 1, list.length, deepestItem);
    const [, sign = "", words = ""] = item.exec(text) ?? [];
    const isNumbered = sign.endsWith(".");
    if (!text) {
      current = null;
    } else if (sign && (!isNumbered || sign === "1." || list[depth])) {
      list = [...list.slice(0, depth), isNumbered];
      const type = isNumbered ? "ordered-list-item" : "unordered-list-item";
      current = { type, depth, lines: [readLine(words)] };
      blocks.push(current);
    } else {
      const continues = current && (current.type === "unstyled" || indent > 0);
      if (!current || !continues) {
        current = { type: "unstyled", depth: 0, lines: [] };
        blocks.push(current);
        list = [];
      }
      current.lines.push(readLine(text.replace(noItem, "$1")));
    }
  }
  return documentOf(blocks);
}

/** A text with spaces for control characters but line breaks, and no half surrogate pairs; of the same length. */
export function cleanText(text: string): string {
  return text
    .replace(/[\r\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/\p{Cs}/gu, "\ufffd");
}

function documentOf(read: readonly Lines[]): TextDocument {
  const entityMap: TextDocument["entityMap"] = {};
  const blocks: TextBlock[] = [];
  for (const { type, depth, lines } of read) {
    const filled = lines.filter((parts) => parts.length > 0);
    if (filled.length === 0) continue;
    const block: TextBlock = {
      key: `b${blocks.length}`,
      text: "",
      type,
      depth,
      inlineStyleRanges: [],
      entityRanges: [],
      data: {},
    };
    for (const parts of filled) {
      if (block.text) block.text += "\n";
      let previous: string | null = null;
      for (const { text, bold, url } of parts) {
        const range = { offset: block.text.length, length: text.length };
        block.text += text;
        if (bold) addBold(block, range);
        if (url !== null) addLink(entityMap, block, { ...range, url, continues: url === previous });
        previous = url;
      }
    }
    blocks.push(block);
  }
  return { blocks, entityMap };
}

/** Neighbours that are both bold have one range. */
function addBold(block: TextBlock, range: { offset: number; length: number }): void {
  const last = block.inlineStyleRanges.at(-1);
  if (last && last.offset + last.length === range.offset) last.length += range.length;
  else block.inlineStyleRanges.push({ ...range, style: "BOLD" });
}

function addLink(
  entityMap: TextDocument["entityMap"],
  { entityRanges }: TextBlock,
  { offset, length, url, continues }: { offset: number; length: number; url: string; continues: boolean },
): void {
  const last = entityRanges.at(-1);
  if (continues && last) {
    last.length += length;
    return;
  }
  const key = Object.keys(entityMap).length;
  entityMap[key] = { type: "LINK", mutability: "MUTABLE", data: { url } };
  entityRanges.push({ offset, length, key });
}
