const maxLength = 30;

/**
 * The shape of a value that could not be decoded, for logs, which hold no personal data: digits become 9 and letters a
 * ('99-99-9999'). Other values than texts and numbers are named by their type.
 */
export function shapeOf(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number") return value === null ? "null" : typeof value;
  return String(value)
    .slice(0, maxLength)
    .replace(/\p{Nd}/gu, "9")
    .replace(/[\p{L}\p{M}]/gu, "a")
    .replace(/[^\w\s.,:;/+()-]/g, "?");
}
