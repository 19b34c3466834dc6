/** The maximum length of a mail address, and of the part before the at sign (RFC 5321). */
export const emailMaxLength = 254;
const localMaxLength = 64;

const letter = String.raw`\p{L}\p{M}\p{Nd}`;
const word = String.raw`[${letter}!#$%&'*+/=?^_\x60{|}~\-]+`;
const label = String.raw`[${letter}](?:[${letter}\-]{0,61}[${letter}])?`;
const topLevel = String.raw`(?:[\p{L}\p{M}]{2,63}|xn--[a-z\d\-]{0,58}[a-z\d])`;
const pattern = new RegExp(String.raw`^(?<local>${word}(?:\.${word})*)@(?:${label}\.)+${topLevel}$`, "iu");

/**
 * Whether a text is a mail address: the pattern of the HTML standard (`<input type="email">`) with a dotted domain that
 * ends in two letters or more, single dots between words, the lengths of RFC 5321, and letters of all alphabets (RFC 6531). Quoted
 * words, comments, names and IP addresses, which mail programs allow, are none.
 */
export function isEmailAddress(text: string): boolean {
  const local = text.length > emailMaxLength ? undefined : pattern.exec(text)?.groups?.local;
  return local !== undefined && local.length <= localMaxLength;
}
