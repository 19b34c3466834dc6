const collator = new Intl.Collator("nl");

/** Sorted as a Dutch dictionary does: capitals and accents make no difference. */
export function inDutchOrder(texts: readonly string[]): string[] {
  return [...texts].sort(collator.compare);
}
