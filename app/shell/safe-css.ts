// The relevant CSS tokens (https://www.w3.org/TR/css-syntax-3/). Names and strings may contain escapes.
const name = String.raw`(?:[-\w]|[^\0-\x7f]|\\[0-9a-f]{1,6}\s?|\\[^\n0-9a-f])+`;
const tokens = new RegExp(
  [
    String.raw`(?<comment>\/\*[\s\S]*?(?:\*\/|$))`,
    String.raw`(?<quote>["'])(?<text>(?:\\[\s\S]|(?!\k<quote>)[^\\\n])*)\k<quote>?`,
    `@(?<at>${name})`,
    `(?<word>${name})`,
    String.raw`(?<open>[{([])|(?<close>[})\]])|[\s\S]`,
  ].join("|"),
  "giu",
);
/** The rest of a `url(` token with an unquoted address. */
const unquotedAddress = /\(\s*(?!["'\s])((?:\\[\s\S]|[^)\\])*)\)?/y;

const closers: Record<string, string> = { "{": "}", "(": ")", "[": "]" };

/**
 * Removes `@import` and addresses of other hosts from an editor's CSS, independent of the content security policy.
 * Closes open blocks and strings, so that the CSS that follows is not affected.
 */
export function safeCss(css: string): string {
  const source = css.replace(/\r\n?|\f/g, "\n").replaceAll("\0", "\ufffd");
  const open: string[] = [];
  let safe = "";
  tokens.lastIndex = 0;
  for (let token = tokens.exec(source); token; token = tokens.exec(source)) {
    const { comment, quote, text = "", at, word, open: opener, close } = token.groups ?? {};
    if (quote) safe += isExternalAddress(text) ? `${quote}${quote}` : `${quote}${text}${quote}`;
    else if (at) safe += /^(import|namespace|charset)$/i.test(unescaped(at)) ? "@none" : `@${at}`;
    else if (word) safe += word + readUnquotedAddress(word, source);
    // A space, so that the tokens around it are not joined.
    else if (comment || (close && open.at(-1) !== close)) safe += " ";
    else safe += token[0];
    if (opener) open.push(closers[opener] ?? "");
    if (close && open.at(-1) === close) open.pop();
  }
  // The line break ends an escape; the empty block ends a rule without a block.
  const result = `${safe}\n${open.reverse().join("")}`.trim();
  return /(^|[^\\])\}$/.test(result) || result === "" ? result : `${result}\n{}`;
}

/** The unquoted address after `url`, emptied if unsafe; moves the tokenizer past it. Empty without such an address. */
function readUnquotedAddress(word: string, source: string): string {
  if (!/^url$/i.test(unescaped(word))) return "";
  unquotedAddress.lastIndex = tokens.lastIndex;
  const [whole, address = ""] = unquotedAddress.exec(source) ?? [];
  if (whole === undefined) return "";
  tokens.lastIndex += whole.length;
  // Plain addresses contain none of these characters, and browsers may tokenize them differently.
  const isSuspicious = /["'()[\]{}\\\s]|\/\*/.test(address.trim());
  return isSuspicious || isExternalAddress(address) ? '("")' : `(${address})`;
}

/** Whether a browser would read the text as an address of another host, after removing the characters it ignores. */
function isExternalAddress(text: string): boolean {
  const address = unescaped(text)
    .replace(/[\t\n]/g, "")
    // Browsers remove leading control characters.
    .replace(/^[\0-\x20]+/, "");
  return /^https?:|^([a-z][a-z\d+.-]*:)?[\\/]{2}/i.test(address);
}

function unescaped(text: string): string {
  return text.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(\n)|([\s\S]))/giu,
    (_, hex?: string, line?: string, char?: string) => {
      if (line) return "";
      if (hex === undefined) return char ?? "";
      const code = Number.parseInt(hex, 16);
      return code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);
    },
  );
}
