/** Encodes a query; commas stay readable. */
export function writeQuery(fields: [string, string][] | URLSearchParams): string {
  return String(new URLSearchParams(fields)).replaceAll("%2C", ",");
}
