import { describe, expect, it } from 'vitest';
import { createRandom } from './random';

describe('createRandom', () => {
  it('repeats its numbers for the same seed and not for another', () => {
    const draw = (seed: number) => Array.from({ length: 20 }, createRandom(seed).next);
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
  });

  it('spreads evenly from 0 up to 1', () => {
    const { next } = createRandom(1);
    const tenths = Array<number>(10).fill(0);
    for (let drawn = 0; drawn < 10_000; drawn += 1) {
      const tenth = Math.floor(next() * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(tenths).toHaveLength(10);
    for (const count of tenths) {
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1150);
    }
  });

  it('draws whole numbers with both bounds', () => {
    const { integer } = createRandom(2);
    const drawn = new Set(Array.from({ length: 200 }, () => integer(3, 5)));
    expect(drawn).toEqual(new Set([3, 4, 5]));
  });

  it('samples without repeating, no more than there are', () => {
    const { sample } = createRandom(3);
    expect(sample([1, 2, 3], 5).toSorted()).toEqual([1, 2, 3]);
    expect(sample([1, 2, 3], 2)).toHaveLength(2);
  });

  it('never picks an item of weight zero', () => {
    const { weighted } = createRandom(4);
    const drawn = Array.from({ length: 100 }, () =>
      weighted(['a', 'b'], (x) => (x === 'a' ? 1 : 0)),
    );
    expect(new Set(drawn)).toEqual(new Set(['a']));
  });

  it('throws when there is nothing to choose from', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
    expect(() => createRandom(1).weighted([], () => 1)).toThrow(RangeError);
  });
});
