// Encoded once more, an @ is still an @. A telephone number, a BSN and an IBAN all have nine digits or more.
const emailAddress = /[^\s/](@|%40|\(at\))[^\s/]/i;
const longNumber = /\d([\s().-]?\d){8}/;
// Keys of log-in and password links have letters and digits.
const longWord = /\w{24,}/g;

/** Whether a text that a visitor chose may point to a person: then it is kept nowhere. Takes linear time. */
export function looksPersonal(text: string): boolean {
  if (emailAddress.test(text) || longNumber.test(text)) return true;
  return (text.match(longWord) ?? []).some((word) => /\d/.test(word) && /[a-z]/i.test(word));
}
