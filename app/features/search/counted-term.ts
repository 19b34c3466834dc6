import { looksPersonal } from "~/utils/personal-data";

const longest = 40;
const mostWords = 5;
// Nothing but words: an address, a calculation or a piece of code says nothing to an editor.
const words = /^[\p{L}\p{M}\p{N}'’ -]+$/u;
// A postcode with its letters or a house number, and a number of five digits or more: part of a BSN or a telephone.
const postcode = /\b[1-9]\d{3} ?[a-z]{2}\b|\b[1-9]\d{3} ?[a-z]{0,2} \d{1,4}\b/;
const longNumber = /\d([ -]?\d){4,}/;
// 12-3-1950, 3 maart 1950: a day of birth.
const day = /\b\d{1,2}[ -](\d{1,2}|[a-z]+)[ -](19|20)?\d\d\b/;

/**
 * A term as it is counted for editors: small letters, single spaces. Null for what may say something of a person, and
 * for what is longer than what people search for: sentences are about somebody (docs/decisions/0031-search-report.md).
 */
export function countedTerm(term: string): string | null {
  const plain = term.toLowerCase().normalize("NFC").replace(/\s+/g, " ").trim();
  if (plain === "" || plain.length > longest || plain.split(" ").length > mostWords) return null;
  if (!words.test(plain) || looksPersonal(plain)) return null;
  return [postcode, longNumber, day].some((pattern) => pattern.test(plain)) ? null : plain;
}
