import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../scripts/testing/holds';
import { collectRows } from './bitmap';
import { invert, PostingList, unionOf } from './postingList';

const ROWS = 1000;
const ascending = (rows: number[]) => Int32Array.from(rows).sort();
const someRows = fc.oneof(
  fc.uniqueArray(fc.nat(ROWS - 1), { maxLength: 12 }),
  fc.uniqueArray(fc.nat(ROWS - 1), { minLength: 14, maxLength: 400 }),
);

describe('PostingList', () => {
  it('is a list up to one row in 77 and a bitmap above', () => {
    const of = (count: number) =>
      new PostingList(
        Int32Array.from({ length: count }, (_, i) => i),
        770,
      );
    expect(of(10).bits).toBeNull();
    expect(of(11).bits).not.toBeNull();
  });

  it('contains the rows it was made of, in either form', () => {
    holds(
      fc.property(someRows, (rows) => {
        const set = new PostingList(ascending(rows), ROWS);
        expect(set.count).toBe(rows.length);
        expect([...set.rows()]).toEqual([...ascending(rows)]);
        for (let row = 0; row < ROWS; row += 1) expect(set.has(row)).toBe(rows.includes(row));
      }),
      { numRuns: 30 },
    );
  });
});

describe('unionOf', () => {
  it('contains the rows of every set, lists and bitmaps alike', () => {
    holds(
      fc.property(fc.array(someRows, { maxLength: 9 }), (sets) => {
        const union = unionOf(
          sets.map((rows) => new PostingList(ascending(rows), ROWS)),
          ROWS,
        );
        const found = new Int32Array(ROWS);
        const expected = ascending([...new Set(sets.flat())]);
        expect(found.subarray(0, collectRows(union, found))).toEqual(expected);
      }),
    );
  });
});

describe('invert', () => {
  it('gives every code the rows that have it', () => {
    const codes = fc.array(fc.uniqueArray(fc.nat(9), { maxLength: 4 }), { maxLength: 60 });
    holds(
      fc.property(codes, (codesByRow) => {
        const sets = invert(codesByRow.length, 10, (row) => codesByRow[row] ?? []);
        for (let code = 0; code < 10; code += 1) {
          const expected = codesByRow.flatMap((held, row) => (held.includes(code) ? [row] : []));
          expect([...(sets.get(code)?.rows() ?? [])]).toEqual(expected);
        }
      }),
    );
  });
});
