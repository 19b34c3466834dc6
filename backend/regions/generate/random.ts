/** A pseudo-random number generator. */
export interface Random {
  /** A whole number from `low` to `high`, inclusive. */
  between: (low: number, high: number) => number;
  /** An item of a non-empty list. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** The list in random order. */
  shuffle: <Item>(items: readonly Item[]) => Item[];
  /** True in `percent` percent of cases. */
  chance: (percent: number) => boolean;
}

/** Creates a generator seeded by a key: the same key gives the same sequence. */
export function randomFor(key: string): Random {
  let state = 2_166_136_261;
  for (const letter of key) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);

  // Mix the bits, so that similar keys give different sequences.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  state ^= state >>> 16;

  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error(`${key}: the list is empty`);
      return item;
    },
    shuffle: (items) => {
      const order = [...items].map((item) => ({ item, place: next() }));
      return order.sort((one, other) => one.place - other.place).map(({ item }) => item);
    },
    chance: (percent) => next() * 100 < percent,
  };
}

/** `count` items of a list, starting further on for each number, so that successive numbers get different items. */
export function turnOf<Item>(items: readonly Item[], number: number, count: number): Item[] {
  const start = number * count;
  return Array.from({ length: Math.min(count, items.length) }, (_, index) => {
    const item = items[(start + index) % items.length];
    if (item === undefined) throw new Error("the list is empty");
    return item;
  });
}
