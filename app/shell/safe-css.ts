// The tokens of CSS that matter here (https://www.w3.org/TR/css-syntax-3/); names and strings may hold escapes.
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
/** What follows on `url` where its address has no quotes: all of it is one token. */
const bareAddress = /\(\s*(?!["'\s])((?:\\[\s\S]|[^)\\])*)\)?/y;

const closers: Record<string, string> = { "{": "}", "(": ")", "[": "]" };

/**
 * CSS of an editor that loads nothing from elsewhere, whatever the content policy says: without `@import`, and
 * without addresses of other hosts. Whatever it leaves open is closed, so that it damages no sheet behind it.
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
    else if (word) safe += word + addressAfter(word, source);
    // A space keeps what stood around it apart.
    else if (comment || (close && open.at(-1) !== close)) safe += " ";
    else safe += token[0];
    if (opener) open.push(closers[opener] ?? "");
    if (close && open.at(-1) === close) open.pop();
  }
  // The line ends an escape, the empty block a rule that has none.
  const whole = `${safe}\n${open.reverse().join("")}`.trim();
  return /(^|[^\\])\}$/.test(whole) || whole === "" ? whole : `${whole}\n{}`;
}

/** The bare address behind a `url`, made safe; the tokens go on after it. Empty where there is none. */
function addressAfter(word: string, source: string): string {
  if (!/^url$/i.test(unescaped(word))) return "";
  bareAddress.lastIndex = tokens.lastIndex;
  const [whole, address = ""] = bareAddress.exec(source) ?? [];
  if (whole === undefined) return "";
  tokens.lastIndex += whole.length;
  // None of these stands in a plain address; behind a `url` that a browser reads otherwise they could mislead us.
  const odd = /["'()[\]{}\\\s]|\/\*/.test(address.trim());
  return odd || isExternalAddress(address) ? '("")' : `(${address})`;
}

/** Whether a browser would take the text for an address of another host, after what it strips from addresses. */
function isExternalAddress(text: string): boolean {
  const address = unescaped(text)
    .replace(/[\t\n]/g, "")
    // Browsers strip them.
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
