/** Half of a surrogate pair as JSON writes it, on which `encodeURIComponent` throws. */
const escapedSurrogate = /\\u[dD][89a-fA-F]/;

/** Documents of the upstreams have some 30 levels. Functions that walk through a value call themselves at each level. */
const maxDepth = 100;

export const tooDeep = "nested too deeply";

/** Parses JSON from outside; lone surrogates become U+FFFD. @throws SyntaxError also for a value that is nested deeply */
export function parseJson(text: string): unknown {
  const json: unknown = JSON.parse(text);
  if (isDeeperThan(maxDepth, json)) throw new SyntaxError(tooDeep);
  if (!escapedSurrogate.test(text)) return json;
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value,
  );
}

function isDeeperThan(limit: number, json: unknown): boolean {
  let level = [json];
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

/**
 * The same value with objects of which every key is a number (`{"0": …, "2": …}`) as lists, as PHP writes a list with
 * gaps. The sizes of a picture may be such keys too.
 */
export function withLists(json: unknown): unknown {
  if (typeof json !== "object" || json === null) return json;
  if (Array.isArray(json)) return json.map(withLists);
  const entries = Object.entries(json).map(([key, value]): [string, unknown] => [
    key,
    /^crops$/i.test(key) ? value : withLists(value),
  ]);
  const isList = entries.length > 0 && entries.every(([key]) => /^(0|[1-9]\d{0,8})$/.test(key));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
