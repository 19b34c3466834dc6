// Four digits that do not start with 0, and two letters other than SA, SD or SS.
const full = String.raw`([1-9]\d{3})[ .-]?(?!S[ADS])([A-Z]{2})`;
const digitsAlone = /^([1-9]\d{3})$/;
const atStart = new RegExp(String.raw`^${full}(?![\p{L}\p{M}\p{N}])`, "u");
const atEnd = new RegExp(String.raw`[^\p{L}\p{M}\p{N}]${full}$`, "u");
const maxPlaceLength = 100;

/**
 * Normalises a postcode to '4001' or '4001 AB', from any case and spelling, with 'NL-' before it or not; null when
 * invalid. With its letters it is read from an address too, at the start or the end: 'Tiel, 4001-AB'.
 */
export function readPostcode(value: string): string | null {
  const typed = tidy(value)
    .toUpperCase()
    .replace(/^NL[ -]?(?=\d)/, "");
  const [, digits, letters] = digitsAlone.exec(typed) ?? atStart.exec(typed) ?? atEnd.exec(typed) ?? [];
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
  const postcode = readPostcode(typed);
  if (postcode || /^\d{4}/.test(typed)) return postcode;
  return /\p{L}/u.test(typed) ? typed : null;
}

function tidy(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
