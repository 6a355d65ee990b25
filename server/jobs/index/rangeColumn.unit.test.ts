import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../scripts/testing/holds';
import { hasBit } from './bitmap';
import { RangeColumn } from './rangeColumn';

function rowsAtMost(column: Int32Array, limit: number): number[] {
  const bits = new RangeColumn(column).atMost(limit);
  return [...column.keys()].filter((row) => hasBit(bits, row));
}

describe('RangeColumn', () => {
  it('finds the rows up to any limit', () => {
    const values = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 80 });
    holds(
      fc.property(values, fc.integer({ min: -25, max: 25 }), (numbers, limit) => {
        const column = Int32Array.from(numbers);
        const expected = [...column.keys()].filter((row) => (column[row] ?? 0) <= limit);
        expect(rowsAtMost(column, limit)).toEqual(expected);
      }),
    );
  });

  it.each([-1, 0, 1, 499, 500, 1023, 1024, 1500, 1536, 2047, 2048, 2900, 3999, 4000, 1e9])(
    'finds the rows up to %i between and on its checkpoints',
    (limit) => {
      const column = Int32Array.from({ length: 4001 }, (_, row) => (row * 1009) % 4001);
      expect(rowsAtMost(column, limit)).toHaveLength(Math.min(limit + 1, 4001));
      expect(rowsAtMost(column, limit).every((row) => (column[row] ?? 0) <= limit)).toBe(true);
    },
  );

  it('distinguishes values that are far apart', () => {
    expect(rowsAtMost(Int32Array.of(-0x4000_0000, 5, 0x3fff_ffff), 5)).toEqual([0, 1]);
  });
});
