import { createHash } from "node:crypto";

/** Texts that a parser of addresses, encodings, dates, numbers or JSON may reject. */
export const badTexts = [
  ...["", " ", "x", "0", "-1", "1e999", "NaN", "9".repeat(400)],
  ...["http://", "https://[", "https://%", "http://a b/", "//", "/\\", "///evil.example", "/%", "#", "?"],
  ...["%E0%A4%A", "/%E0%A4%A", "https://www.example.nl/%FF", "internal:%", "entity:node/", "mailto:", "tel:"],
  ...["\ud800", "/\udfff", "a\u0000b", "/\u0000", "\u202e\ufeff", "/\u2028", "x".repeat(10_000)],
  ...["2026-02-30", "2026-13-01", "2026-11-19T", "2026-11-19T25:00:00Z", "2026-11-19 x", "0000-00-00"],
  ...["+275760-09-14T00:00:00Z", "-000001-01-01", "99999-01-01", "9999-12-31T23:59:59Z", "0001-01-01"],
  ...["{", "[]", "null", "<", "</script>", "&#x110000;", "$&", "__proto__", "POINT (x y)"],
];

/** Types of values decide what is decoded, so they stay. */
const isType = (path: string) => /(^|\.)(type|bundle|vid)\.target_id$/.test(path);

/** A document with the text of some fields replaced, in all values of a field alike; `replace` gets a number per field. */
export function damageTexts(
  json: unknown,
  replace: (field: number) => string | undefined,
  path = "",
): unknown {
  if (typeof json === "string") return isType(path) ? json : (replace(numberOf(path)) ?? json);
  if (Array.isArray(json)) return json.map((item) => damageTexts(item, replace, path));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      damageTexts(value, replace, path ? `${path}.${key}` : key),
    ]),
  );
}

const numbers = new Map<string, number>();

function numberOf(path: string): number {
  const number = numbers.get(path) ?? createHash("md5").update(path).digest().readUInt32BE(0);
  numbers.set(path, number);
  return number;
}
