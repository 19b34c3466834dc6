/** Truncates a text at a word boundary and adds an ellipsis, without the comma or the like before it. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const boundary = text.lastIndexOf(" ", length);
  // A first word longer than the limit is cut inside the word, but never inside a surrogate pair.
  const cut = boundary > 0 ? text.slice(0, boundary) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
  return `${cut.replace(/[\s,;:–-]+$/, "")}…`;
}

/** A text on one line, with single spaces. */
export const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** A text without accents: 'één' becomes 'een'. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** A slug for anchors and paths: lower case, hyphens for spaces, other characters and accents removed. */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^\w-]/g, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "");
}

/** A text as a part of a regular expression that matches it. */
export function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** A text between other sentences: with a capital and a full stop, where its writer left them out. */
export function fullSentence(text: string): string {
  const typed = text.trim().replace(/^(ij|\p{Ll})/u, (letter) => letter.toUpperCase());
  return typed === "" || /[.!?…]["'”’)]*$/.test(typed) ? typed : `${typed}.`;
}
