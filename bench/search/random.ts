/** Random numbers from a seed, so that every engine gets the same jobs in every run. */
export interface Random {
  /** `0 … below - 1`. */
  below(below: number): number;
  /** True in `share` of the calls. */
  chance(share: number): boolean;
  /** Any of the items, with equal probability. */
  one<Item>(items: readonly Item[]): Item;
  /** The first items far more often than the last, as places and professions are. */
  skewed<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: 32 bits of state, enough for benchmark data. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  };
  return {
    below,
    chance: (share) => next() < share,
    one: (items) => at(items, below(items.length)),
    skewed: (items) => at(items, Math.floor(next() ** 3 * items.length)),
  };
}
