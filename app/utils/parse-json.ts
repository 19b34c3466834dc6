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
