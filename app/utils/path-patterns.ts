/**
 * Whether a path matches one of the patterns, in Drupal's syntax: `*` is any sequence of characters and `<front>`
 * the home page. Case and trailing slashes are ignored.
 */
export function matchesPath(patterns: string[], path: string): boolean {
  const folded = withoutSlash(path.toLowerCase());
  return patterns.some((pattern) => matches(pattern.trim().toLowerCase(), folded));
}

/** Matches without a regular expression, which would backtrack exponentially with several stars. */
function matches(pattern: string, path: string): boolean {
  if (pattern === "<front>") return path === "/";
  const [start = "", ...others] = pattern.split("*");
  const end = others.pop();
  if (end === undefined) return path === start;
  const last = path.length - end.length;
  if (last < start.length || !path.startsWith(start) || !path.endsWith(end)) return false;
  let position = start.length;
  for (const part of others) {
    const found = path.indexOf(part, position);
    if (found < 0 || found + part.length > last) return false;
    position = found + part.length;
  }
  return true;
}

function withoutSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
