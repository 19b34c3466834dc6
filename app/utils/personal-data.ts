// An @ may be percent-encoded. Phone numbers, citizen service numbers (BSN) and IBANs have nine digits or more.
const emailAddress = /[^\s/](@|%40|\(at\))[^\s/]/i;
const longNumber = /\d([\s().-]?\d){8}/;
// In addresses of activities: 'lezing-1-2027-03-09'.
const dateAfterWord = /(?<=[a-z](?:-\d{1,3})?-)20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/gi;
// Tokens in log-in and password links contain letters and digits.
const longWord = /\w{24,}/g;

/** Whether a text may contain personal data; such a text is not cached, counted or logged. Runs in linear time. */
export function looksPersonal(text: string): boolean {
  if (emailAddress.test(text) || longNumber.test(text.replace(dateAfterWord, "…"))) return true;
  return (text.match(longWord) ?? []).some((word) => /\d/.test(word) && /[a-z]/i.test(word));
}
