import { looksPersonal } from "~/utils/personal-data";

const maxLength = 40;
const maxWords = 5;
// Words only: addresses, sums and code are of no use to editors.
const words = /^[\p{L}\p{M}\p{N}'’ -]+$/u;
// A postcode with letters or a house number, or five digits or more: part of a BSN or a phone number.
const postcode = /\b[1-9]\d{3}[ -]?[a-z]{2}\b|\b[1-9]\d{3} ?[a-z]{0,2} \d{1,4}\b/;
const longNumber = /\d([ -]?\d){4,}/;
// 12-3-1950, 3 maart 1950: a date of birth.
const day = /\b\d{1,2}[ -](\d{1,2}|[a-z]+)[ -](19|20)?\d\d\b/;

/**
 * Normalizes a term for the search report: lower case, single spaces. Null for terms that may contain personal data and
 * for long ones, which are often sentences about a person (docs/decisions/0031-search-report.md).
 */
export function countedTerm(term: string): string | null {
  const plain = term.toLowerCase().normalize("NFC").replace(/\s+/g, " ").trim();
  if (plain === "" || plain.length > maxLength || plain.split(" ").length > maxWords) return null;
  if (!words.test(plain) || looksPersonal(plain)) return null;
  return [postcode, longNumber, day].some((pattern) => pattern.test(plain)) ? null : plain;
}
