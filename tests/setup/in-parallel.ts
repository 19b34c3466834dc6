/** Calls a function for each index below `count`, `atOnce` at a time, and returns the results in the order of the indexes. */
export async function inParallel<T>(
  count: number,
  atOnce: number,
  call: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  async function callNext(): Promise<void> {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await call(index);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, callNext));
  return results;
}
