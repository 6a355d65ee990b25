import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectRows, emptyBitmap, setBit } from './bitmap';
import { invert, RowSet } from './rowSet';

const ROWS = 1000;
const ascending = (rows: number[]) => Int32Array.from(rows).sort();
const someRows = fc.oneof(
  fc.uniqueArray(fc.nat(ROWS - 1), { maxLength: 12 }),
  fc.uniqueArray(fc.nat(ROWS - 1), { minLength: 14, maxLength: 400 }),
);

describe('RowSet', () => {
  it('is a list up to one row in 77 and a bitmap above', () => {
    const of = (count: number) =>
      new RowSet(
        Int32Array.from({ length: count }, (_, i) => i),
        770,
      );
    expect(of(10).isDense).toBe(false);
    expect(of(11).isDense).toBe(true);
  });

  it('holds the rows it was made of, in either form', () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        const set = new RowSet(ascending(rows), ROWS);
        expect(set.count).toBe(rows.length);
        expect([...set.rows()]).toEqual([...ascending(rows)]);
        for (let row = 0; row < ROWS; row += 1) expect(set.has(row)).toBe(rows.includes(row));
      }),
      { numRuns: 30 },
    );
  });

  it('adds its rows to what is there', () => {
    fc.assert(
      fc.property(someRows, fc.uniqueArray(fc.nat(ROWS - 1)), (rows, before) => {
        const target = emptyBitmap(ROWS);
        for (const row of before) setBit(target, row);
        new RowSet(ascending(rows), ROWS).addTo(target);
        const found = new Int32Array(ROWS);
        const union = ascending([...new Set([...rows, ...before])]);
        expect(found.subarray(0, collectRows(target, found))).toEqual(union);
      }),
    );
  });
});

describe('invert', () => {
  it('gives every code the rows that hold it', () => {
    const codes = fc.array(fc.uniqueArray(fc.nat(9), { maxLength: 4 }), { maxLength: 60 });
    fc.assert(
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
