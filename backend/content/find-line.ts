/**
 * The line of a file (from 1) on which something stands: each needle is looked for after the one before it, so that a
 * page in a file of many can be named first. The line of the last one found; null where there is none.
 */
export function findLine(text: string, needles: readonly string[]): number | null {
  let found = -1;
  for (const needle of needles) {
    const next = text.indexOf(needle, found + 1);
    if (next === -1) break;
    found = next;
  }
  return found === -1 ? null : text.slice(0, found).split("\n").length;
}
