import { isValidPhoneNumber } from "libphonenumber-js/max";

// Groups of 3, 3 and 4 digits anywhere in the text, with optional brackets and separators.
const threeThreeFour = /\(?\d{3}\)?[\s./-]*\d{3}[\s./-]*\d{4}/;

/** Whether a text holds a phone number: of the Netherlands, or with the code of its country. */
export function isPhoneNumber(text: string): boolean {
  return threeThreeFour.test(text) || isValidPhoneNumber(text, "NL");
}
