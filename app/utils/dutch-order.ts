const collator = new Intl.Collator("nl");

/** Sorts as a Dutch dictionary, regardless of case and accents. Returns a new array. */
export function inDutchOrder(texts: readonly string[]): string[] {
  return [...texts].sort(collator.compare);
}
