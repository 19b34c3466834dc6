// An @ may be percent-encoded. Phone numbers, citizen service numbers (BSN) and IBANs have nine digits or more.
const emailAddress = /[^\s/](@|%40|\(at\))[^\s/]/i;
const longNumber = /\d([\s().-]?\d){8}/;
// Tokens in log-in and password links contain letters and digits.
const longWord = /\w{24,}/g;

/** Whether a text may contain personal data; such a text is not cached, counted or logged. Runs in linear time. */
export function looksPersonal(text: string): boolean {
  if (emailAddress.test(text) || longNumber.test(text)) return true;
  return (text.match(longWord) ?? []).some((word) => /\d/.test(word) && /[a-z]/i.test(word));
}
