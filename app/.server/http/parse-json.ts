import { toUSVString } from "node:util";

/** Half of a surrogate pair as JSON writes it, on which `encodeURIComponent` throws. */
const escapedSurrogate = /\\u[dD][89a-fA-F]/;

/** Parses JSON; lone surrogates become U+FFFD. @throws SyntaxError */
export function parseJson(text: string): unknown {
  if (!escapedSurrogate.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? toUSVString(value) : value));
}
