/**
 * How the cost of one more item grows: the cost of each step divided by that of the step before, 1 if it is linear.
 * The first step has nothing before it.
 */
export function growthPerItem(sizes: number[], costs: number[]): number[] {
  const steps = sizes
    .slice(1)
    .map((size, index) => ((costs[index + 1] ?? 0) - (costs[index] ?? 0)) / (size - (sizes[index] ?? 0)));
  return steps.map((step, index) => step / (steps[index - 1] ?? step));
}
