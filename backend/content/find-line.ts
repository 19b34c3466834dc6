/**
 * The line (from 1) of the last needle found, or null. Each needle is searched after the previous one, so the first
 * can be the slug of a page in a file with several pages.
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
