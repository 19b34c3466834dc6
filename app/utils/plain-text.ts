/** A text as it is stored and counted. A browser posts a line break as two characters and counts it as one. */
export function normalisedText(typed: string): string {
  return typed.replace(/\r\n?/g, "\n").trim();
}

/** A posted text without NUL: no database stores it, and nobody types it, so an empty field is found. */
export function withoutNul(posted: string): string {
  return posted.replaceAll("\0", "");
}

/**
 * A typed word, such as a mail address, without what nobody sees in it: whitespace, and the signs without a width that
 * come along when it is copied from a mail or a document.
 */
export function withoutUnseen(typed: string): string {
  return typed.replace(/[\s\p{Cf}]+/gu, "");
}

/** The signs that turn the direction of what stands after them, also where a text ends. */
const turningSigns = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text of one line, with single spaces. It stands in lines with other texts, which it does not turn around. */
export function lineText(typed: string): string {
  return typed
    .replace(turningSigns, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** The paragraphs of a text. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/);
}
