export interface Random {
  /** A whole number from 0. */
  below(end: number): number;
  of<T>(items: readonly T[]): T;
}

/** Numbers that look random, and are the same in every run. */
export function createRandom(seed = 1): Random {
  let state = seed;
  // The 'mulberry32' generator.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    of: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("Nothing to choose from");
      return item;
    },
  };
}
