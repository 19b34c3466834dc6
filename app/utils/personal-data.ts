// Encoded once more, an @ is still an @. A telephone number, a BSN and an IBAN all have nine digits or more.
const emailAddress = /[^\s/]+(@|%40|\(at\))[^\s/]+/i;
const longNumber = /\d([\s().-]?\d){8,}/;
// Keys of log-in and password links.
const token = /(?=\w*\d)(?=\w*[a-z])\w{24,}/i;

/** Whether a text that a visitor chose may point to a person: then it is kept nowhere. */
export function looksPersonal(text: string): boolean {
  return [emailAddress, longNumber, token].some((pattern) => pattern.test(text));
}
