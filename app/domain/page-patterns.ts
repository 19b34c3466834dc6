/**
 * Whether a path matches one of the patterns, in Drupal's syntax: `*` is any run of characters, `<front>` the home
 * page, letters of either case. The slash at the end of a path does not count.
 */
export function matchesPath(patterns: string[], path: string): boolean {
  const folded = path.toLowerCase().replace(/(.)\/+$/, "$1");
  return patterns.some((pattern) => expressionOf(pattern).test(folded));
}

function expressionOf(pattern: string): RegExp {
  const wanted = pattern.trim().toLowerCase();
  if (wanted === "<front>") return /^\/$/;
  const escaped = wanted.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*+/g, ".*");
  return new RegExp(`^${escaped}$`, "s");
}
