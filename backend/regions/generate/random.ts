/** Numbers that look random and are always the same for the same key. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** One of a list that is not empty. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** All of a list in another order. */
  shuffle: <Item>(items: readonly Item[]) => Item[];
  /** True in so many of a hundred cases. */
  chance: (percent: number) => boolean;
}

export function randomFor(key: string): Random {
  let state = 2_166_136_261;
  for (const letter of key) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);

  // Keys that differ in one letter have to begin far apart.
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
      if (item === undefined) throw new Error(`${key}: there is nothing to choose from`);
      return item;
    },
    shuffle: (items) => {
      const order = [...items].map((item) => ({ item, place: next() }));
      return order.sort((one, other) => one.place - other.place).map(({ item }) => item);
    },
    chance: (percent) => next() * 100 < percent,
  };
}

/** `count` items of a list, beginning further on for each following number, so that neighbours differ. */
export function turnOf<Item>(items: readonly Item[], number: number, count: number): Item[] {
  const start = number * count;
  return Array.from({ length: Math.min(count, items.length) }, (_, index) => {
    const item = items[(start + index) % items.length];
    if (item === undefined) throw new Error("there is nothing to take");
    return item;
  });
}
