// Four digits that do not begin with 0, and two letters that are not SA, SD or SS.
const postcode = /^([1-9]\d{3})(?: ?(?!S[ADS])([A-Z]{2}))?$/;
const longestPlace = 100;

/** '4001' or '4001 AB', as it is written; null for what is no postcode. Any case, with or without its space. */
export function readPostcode(value: string): string | null {
  const [, digits, letters] = postcode.exec(tidy(value).toUpperCase()) ?? [];
  if (!digits) return null;
  return letters ? `${digits} ${letters}` : digits;
}

/**
 * What a visitor typed as a place: a postcode as it is written, else a name. Null where it is empty, begins like a
 * postcode and is none, or has no letters.
 */
export function readPlace(value: string | undefined): string | null {
  const typed = tidy(value ?? "");
  if (typed.length > longestPlace) return null;
  if (/^\d{4}/.test(typed)) return readPostcode(typed);
  return /\p{L}/u.test(typed) ? typed : null;
}

function tidy(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
