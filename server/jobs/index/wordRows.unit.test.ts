import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../../scripts/testing/holds';
import { emptyBitmap, hasBit, setBit } from './bitmap';
import { mergingWordRows, type WordRows, wordRowsOf } from './wordRows';

/** Keys of each row; some keys in most rows, so that both forms occur. */
const rowsOfKeys = fc.array(
  fc.uniqueArray(fc.oneof(fc.nat(3), fc.nat(1_000_000)), { maxLength: 6 }),
  { minLength: 1, maxLength: 400 },
);

const built = (keys: readonly number[][]) =>
  wordRowsOf(keys.length, (row) => Int32Array.from(keys[row] ?? []));

function pairsIn(words: WordRows, rowCount: number): string[] {
  const room = new Int32Array(rowCount);
  return Array.from(words.keys).flatMap((key, place) =>
    Array.from(room.subarray(0, words.read(place, room)), (row) => `${key} ${row}`),
  );
}

const pairsOf = (keys: readonly number[][]) =>
  keys.flatMap((held, row) => held.map((key) => `${key} ${row}`)).sort();

it('gives back the rows of each key', () => {
  holds(
    fc.property(rowsOfKeys, (keys) => {
      const words = built(keys);
      expect(pairsIn(words, keys.length).sort()).toEqual(pairsOf(keys));
      const [key = -1] = words.keys;
      expect(words.placeOf(key)).toBe(0);
      const even = emptyBitmap(keys.length);
      for (let row = 0; row < keys.length; row += 2) setBit(even, row);
      const rows = emptyBitmap(keys.length);
      if (key >= 0) words.addTo(rows, 0);
      const held = keys.map((of) => of.includes(key));
      expect(keys.map((_, row) => hasBit(rows, row))).toEqual(held);
      expect(words.countIn(0, even, new Int32Array(keys.length))).toBe(
        held.filter((has, row) => has && row % 2 === 0).length,
      );
    }),
  );
});

it('writes gaps of any length', () => {
  const keys = Array.from({ length: 70_000 }, (_, row) =>
    [0, 127, 255, 16_500].includes(row) ? [7] : [],
  );
  expect(pairsIn(built(keys), keys.length)).toEqual(['7 0', '7 127', '7 255', '7 16500']);
});

/** Merges to the end. */
function merge(...asked: Parameters<typeof mergingWordRows>): WordRows {
  const steps = mergingWordRows(...asked);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

it('merges the rows that are kept', () => {
  holds(
    fc.property(rowsOfKeys, rowsOfKeys, (first, second) => {
      // Odd rows are dropped; the rest alternate between the two
      const moved = (keys: readonly number[][], offset: number) =>
        Int32Array.from(keys, (_, row) => (row % 2 === 0 ? row + offset : -1));
      const rowCount = 2 * Math.max(first.length, second.length);
      const merged = merge(
        [
          { words: built(first), newRows: moved(first, 0) },
          { words: built(second), newRows: moved(second, 1) },
        ],
        rowCount,
      );
      const expected = Array.from({ length: rowCount }, (_, row) =>
        row % 2 === 0 ? (first[row] ?? []) : (second[row - 1] ?? []),
      );
      expect(pairsIn(merged, rowCount).sort()).toEqual(pairsOf(expected));
    }),
  );
});
