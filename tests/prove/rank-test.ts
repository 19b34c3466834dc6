/** Whether two samples come from one distribution: the test of Mann and Whitney. */
export interface RankTest {
  /** The share of pairs in which the value of the first sample is the greater; half of those that are equal. */
  share: number;
  /** The probability of a share this far from a half, where both are alike: the normal approximation. */
  probability: number;
}

/** Compares two samples of twenty values or more by their ranks, so that outliers count as any other value. */
export function compareRanks(first: readonly number[], second: readonly number[]): RankTest {
  const values = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((one, other) => one.value - other.value);
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < values.length; ) {
    let end = start;
    while (values[end]?.value === values[start]?.value && end < values.length) end += 1;
    // Equal values share the mean of their ranks, which start at 1.
    const rank = (start + 1 + end) / 2;
    rankSum += rank * values.slice(start, end).filter(({ isFirst }) => isFirst).length;
    ties += (end - start) ** 3 - (end - start);
    start = end;
  }
  const [m, n, all] = [first.length, second.length, values.length];
  const u = rankSum - (m * (m + 1)) / 2;
  const deviation = Math.sqrt(((m * n) / 12) * (all + 1 - ties / (all * (all - 1))));
  const z = deviation === 0 ? 0 : (u - (m * n) / 2) / deviation;
  return { share: u / (m * n), probability: 2 * upperTail(Math.abs(z)) };
}

/** The probability of a standard normal value above this one, to seven digits (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  return density * terms.reduce((sum, factor, index) => sum + factor * t ** (index + 1), 0);
}
