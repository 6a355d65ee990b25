import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../../scripts/testing/holds';
import { collectRows } from './bitmap';
import { PostingList } from './postingList';
import { Unions } from './unions';

it('returns the rows of the codes, for repeated and single look-ups, few codes or many', () => {
  const ROWS = 200;
  const sets = new Map(
    Array.from({ length: 12 }, (_, code) => [
      code,
      new PostingList(
        Int32Array.from({ length: ROWS }, (_, row) => row).filter((row) => row % (code + 2) === 0),
        ROWS,
      ),
    ]),
  );
  const unions = new Unions(sets, ROWS);
  const questions = fc.array(fc.uniqueArray(fc.nat(13), { maxLength: 10 }), { maxLength: 60 });
  holds(
    fc.property(questions, (asked) => {
      for (const codes of asked) {
        const found = new Int32Array(ROWS);
        const count = collectRows(unions.of(codes), found);
        const expected = [...new Set(codes.flatMap((code) => [...(sets.get(code)?.rows() ?? [])]))];
        expect([...found.subarray(0, count)]).toEqual(expected.sort((a, b) => a - b));
      }
    }),
  );
});
