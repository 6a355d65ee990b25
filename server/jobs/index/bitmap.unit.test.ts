import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../scripts/testing/holds';
import {
  clearBit,
  collectRows,
  countBits,
  emptyBitmap,
  fullBitmap,
  hasBit,
  popcount,
  setBit,
} from './bitmap';

const rowSet = fc
  .integer({ min: 1, max: 200 })
  .chain((size) => fc.tuple(fc.constant(size), fc.uniqueArray(fc.nat(size - 1))));

describe('bitmaps', () => {
  it('hold the rows that were set and not cleared', () => {
    holds(
      fc.property(rowSet, fc.array(fc.nat(199)), ([size, rows], cleared) => {
        const bits = emptyBitmap(size);
        for (const row of rows) setBit(bits, row);
        for (const row of cleared) if (row < size) clearBit(bits, row);
        const left = rows.filter((row) => !cleared.includes(row)).sort((a, b) => a - b);
        expect(countBits(bits)).toBe(left.length);
        for (let row = 0; row < size; row += 1) {
          expect(hasBit(bits, row)).toBe(left.includes(row));
        }
        const found = new Int32Array(size);
        expect([...found.subarray(0, collectRows(bits, found))]).toEqual(left);
      }),
    );
  });

  it('collect from a row on, and only as many as there is room for', () => {
    holds(
      fc.property(rowSet, fc.nat(210), fc.nat(10), ([size, rows], from, room) => {
        const bits = emptyBitmap(size);
        for (const row of rows) setBit(bits, row);
        const found = new Int32Array(room);
        const expected = rows
          .filter((row) => row >= from)
          .sort((a, b) => a - b)
          .slice(0, room);
        expect([...found.subarray(0, collectRows(bits, found, from))]).toEqual(expected);
      }),
    );
  });

  it.each([0, 1, 31, 32, 33, 64, 100])('hold all rows up to %i and no more', (size) => {
    expect(countBits(fullBitmap(size))).toBe(size);
    expect(hasBit(fullBitmap(size), size)).toBe(false);
  });
});

describe('popcount', () => {
  it('counts the bits of a word as its binary digits do', () => {
    holds(
      fc.property(fc.integer(), (word) => {
        expect(popcount(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
      }),
    );
  });
});
