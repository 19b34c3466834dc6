/** Counts by value: an exact merge of measurements of several processes. */
export type Histogram = Record<string, number>;

/** Adds the counts of one histogram to another. */
export function addCounts(total: Histogram, counts: Histogram): void {
  for (const [value, count] of Object.entries(counts)) total[value] = (total[value] ?? 0) + count;
}

/** The smallest value that at least this percentage of the values does not exceed. */
export function percentile(histogram: Histogram, percent: number): number {
  const counts = Object.entries(histogram).sort(([one], [other]) => Number(one) - Number(other));
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [value, count] of counts) {
    seen += count;
    if (seen >= (total * percent) / 100) return Number(value);
  }
  return 0;
}
