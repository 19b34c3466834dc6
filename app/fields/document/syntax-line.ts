import { readLinkTarget } from "./link-target";

/** A part of a line of the small syntax, with what members can make of it. */
export interface SyntaxPart {
  text: string;
  bold: boolean;
  url: string | null;
}

type Token = { type: "text"; text: string } | { type: "bold" } | { type: "link"; url: string | null };

const token = /(?<slashes>\\+)(?<escaped>[*[\]])?|(?<stars>\*+)|(?<bracket>\[)/g;
/** An address may hold one level of brackets: `…/Dementie_(ziekte)`. */
const address = /(?:[^\s()]|\([^\s()]{0,200}\)){1,2000}/;
const linkPattern = new RegExp(`\\[((?:\\\\.|[^[\\]\\\\])+)\\]\\((${address.source})\\)`, "y");
const writable = new RegExp(`^${address.source}$`);

/** The parts of a line: `**bold**` and `[words](address)`; a backslash before `*`, `[` or `]` takes its meaning. */
export function readLine(line: string): SyntaxPart[] {
  const tokens = readTokens(line);
  const lastBold = tokens.findLastIndex(({ type }) => type === "bold");
  // A marker without its counterpart is text.
  if (tokens.filter(({ type }) => type === "bold").length % 2 === 1)
    tokens[lastBold] = { type: "text", text: "**" };
  const parts: SyntaxPart[] = [];
  let bold = false;
  let url: string | null = null;
  for (const item of tokens) {
    if (item.type === "bold") bold = !bold;
    else if (item.type === "link") url = item.url;
    else parts.push({ text: item.text, bold, url });
  }
  return trimParts(parts);
}

function readTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let read = 0;
  const pattern = new RegExp(token);
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    const { slashes, escaped, stars, bracket } = match.groups ?? {};
    tokens.push({ type: "text", text: line.slice(read, match.index) });
    read = pattern.lastIndex;
    if (slashes && !escaped) {
      tokens.push({ type: "text", text: slashes });
    } else if (slashes && escaped) {
      const isEscaped = slashes.length % 2 === 1;
      tokens.push({ type: "text", text: slashes.slice(0, slashes.length >> 1) + (isEscaped ? escaped : "") });
      if (!isEscaped) read -= 1;
    } else if (stars) {
      tokens.push(stars.length === 2 ? { type: "bold" } : { type: "text", text: stars });
    } else if (bracket) {
      const link = linkAt(line, match.index);
      if (link) {
        tokens.push({ type: "link", url: link.url }, ...link.words, { type: "link", url: null });
        read = link.end;
      } else tokens.push({ type: "text", text: "[" });
    }
    pattern.lastIndex = read;
  }
  tokens.push({ type: "text", text: line.slice(read) });
  return tokens;
}

function linkAt(line: string, start: number): { words: Token[]; url: string; end: number } | null {
  const pattern = new RegExp(linkPattern);
  pattern.lastIndex = start;
  const [all = "", typedWords = "", typed = ""] = pattern.exec(line) ?? [];
  const url = readLinkTarget(typed);
  if (!url) return null;
  // Backslashes at the end stand before the bracket, so each is typed as two.
  const words = readTokens(typedWords.slice(0, typedWords.length - (slashesAtEnd(typedWords) >> 1)));
  const hasWords = words.some((item) => item.type === "text" && item.text.trim() !== "");
  return hasWords ? { words, url, end: start + all.length } : null;
}

/** Without spaces at both ends and without empty parts; equal neighbours are one. */
export function trimParts(parts: readonly SyntaxPart[]): SyntaxPart[] {
  const left = dropSpaces(parts, (text) => text.trimStart());
  const trimmed = dropSpaces(left.reverse(), (text) => text.trimEnd()).reverse();
  const merged: SyntaxPart[] = [];
  for (const part of trimmed) {
    const last = merged.at(-1);
    if (last && last.bold === part.bold && last.url === part.url) last.text += part.text;
    else if (part.text) merged.push({ ...part });
  }
  return merged;
}

function dropSpaces(parts: readonly SyntaxPart[], trim: (text: string) => string): SyntaxPart[] {
  const first = parts.findIndex(({ text }) => text.trim() !== "");
  if (first === -1) return [];
  return parts.slice(first).map((part, index) => (index === 0 ? { ...part, text: trim(part.text) } : part));
}

/** The line of the small syntax that is read as these parts. */
export function writeLine(given: readonly SyntaxPart[]): string {
  // Without the links that have no words, so that only what is written between two parts separates them.
  const parts = trimParts(
    given.map((part, index) => ({
      ...part,
      url: part.url && hasWords(given, index) ? writableTarget(part.url) : null,
    })),
  );
  const plain = write(parts, (text) => text);
  return equal(readLine(plain), parts) ? plain : write(parts, escaped);
}

function write(parts: readonly SyntaxPart[], escapeText: (text: string, last: boolean) => string): string {
  let line = "";
  let url: string | null = null;
  let bold = false;
  /** Whether the words became bold inside the link: they end there too. */
  let isInside = false;
  const turn = (isBold: boolean) => {
    if (bold === isBold) return;
    line += "**";
    bold = isBold;
    isInside = url !== null;
  };
  const closeLink = () => {
    if (url === null) return;
    if (isInside) turn(false);
    line += `](${url})`;
    url = null;
  };
  parts.forEach((part, index) => {
    if (part.url !== url) closeLink();
    if (part.url !== null && url === null) {
      const end = parts.findIndex((other, position) => position > index && other.url !== part.url);
      turn(parts.slice(index, end === -1 ? undefined : end).every((other) => other.bold));
      line += "[";
      url = part.url;
      isInside = false;
    }
    turn(part.bold);
    line += escapeText(part.text, index === parts.length - 1 && !bold && url === null);
  });
  closeLink();
  turn(false);
  return line;
}

/** Backslashes before what has a meaning are doubled; a part ends before a marker, unless it is the last. */
function escaped(text: string, last: boolean): string {
  const safe = text.replace(/(\\+)([*[\]])?|[*[\]]/g, (all, slashes?: string, sign?: string) => {
    if (slashes === undefined) return `\\${all}`;
    return sign === undefined ? slashes : `${slashes}${slashes}\\${sign}`;
  });
  return last ? safe : safe + "\\".repeat(slashesAtEnd(safe));
}

function slashesAtEnd(text: string): number {
  let count = 0;
  while (text.at(-1 - count) === "\\") count += 1;
  return count;
}

/** Whether the link of a part has something to read, in this part or in its neighbours. */
function hasWords(parts: readonly SyntaxPart[], index: number): boolean {
  const isOther = (part: SyntaxPart) => part.url !== parts[index]?.url;
  const start = parts.slice(0, index).findLastIndex(isOther) + 1;
  const length = parts.slice(index).findIndex(isOther);
  const link = parts.slice(start, length === -1 ? undefined : index + length);
  return link.some(({ text }) => text.trim() !== "");
}

/** An address whose brackets do not match has them encoded. */
function writableTarget(url: string): string {
  if (writable.test(url)) return url;
  return url.replaceAll("(", "%28").replaceAll(")", "%29");
}

function equal(one: readonly SyntaxPart[], other: readonly SyntaxPart[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
