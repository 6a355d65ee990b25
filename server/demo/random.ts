/** Pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number, both bounds included. */
  integer(min: number, max: number): number;
  /** True with the given probability, 0–1. */
  chance(probability: number): boolean;
  /** One of the items; throws a `RangeError` when there are none. */
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items, or all when there are fewer, in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  /** One of the items, with a probability by weight. */
  weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** A small generator by the mulberry32 recurrence with 32 bits of state, enough for demo data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));

  const pick = <Item>(items: readonly Item[]): Item => at(items, integer(0, items.length - 1));

  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);

  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick,
    sample: (items, count) => shuffled(items).slice(0, count),
    weighted(items, weightOf) {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      const found = items.find((item) => {
        left -= weightOf(item);
        return left < 0;
      });
      return found ?? at(items, items.length - 1);
    },
    shuffled,
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}
