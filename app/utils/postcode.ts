// Four digits that do not start with 0, and optionally two letters other than SA, SD or SS.
const postcode = /^([1-9]\d{3})(?: ?(?!S[ADS])([A-Z]{2}))?$/;
const maxPlaceLength = 100;

/** Normalises a postcode to '4001' or '4001 AB', from any case and spacing; null when invalid. */
export function readPostcode(value: string): string | null {
  const [, digits, letters] = postcode.exec(tidy(value).toUpperCase()) ?? [];
  if (!digits) return null;
  return letters ? `${digits} ${letters}` : digits;
}

/**
 * Normalises a typed place: a postcode or the name of a place. Null when empty, too long, without letters, or with
 * four leading digits that are not a valid postcode.
 */
export function readPlace(value: string | undefined): string | null {
  const typed = tidy(value ?? "");
  if (typed.length > maxPlaceLength) return null;
  if (/^\d{4}/.test(typed)) return readPostcode(typed);
  return /\p{L}/u.test(typed) ? typed : null;
}

function tidy(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
