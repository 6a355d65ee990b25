import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../scripts/testing/holds';
import { PlainDataReader, recordsOf } from './plainData';

function through(data: unknown): unknown {
  const reader = new PlainDataReader();
  for (const record of recordsOf(data)) reader.add(record);
  return reader.done();
}

/** Longer than what stays where it is, and than one record. */
const long = (length: number) => Array.from({ length }, (_, at) => at * 7);

describe('recordsOf', () => {
  it('brings back any plain data', () => {
    const leaf = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.bigInt(),
      fc.int32Array(),
      fc.uint8Array(),
      fc.float64Array(),
      fc.integer({ min: 990, max: 2300 }).map(long),
      fc.integer({ min: 990, max: 2300 }).map((length) => Int32Array.from(long(length))),
      fc.float64Array({ minLength: 1001, maxLength: 1010 }),
      fc.constant(2001).map((length) => long(length).map((one) => ({ one, list: [one] }))),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tie('tree'), {
          maxKeys: 4,
          noNullPrototype: true,
        }),
      ),
    }));
    holds(
      fc.property(tree, (data) => {
        expect(through(data)).toEqual(data);
      }),
      { numRuns: 20 },
    );
  });

  it('cuts what is long into records, and gives typed arrays their own memory', () => {
    const numbers = Int32Array.from(long(200_000));
    const records = [...recordsOf({ numbers, few: [1] })];
    expect(records.length).toBe(5);
    for (const { length } of records) expect(length).toBeLessThan(2 ** 20);
    const { numbers: read } = through({ numbers }) as { numbers: Int32Array };
    expect(read.buffer.byteLength).toBe(numbers.byteLength);
  });

  it.each([
    ['the last', -1],
    ['another', 0],
  ])('refuses data of which %s record is missing', (_, missing) => {
    const records = [...recordsOf({ words: long(3000) })];
    records.splice(missing, 1);
    const reader = new PlainDataReader();
    expect(() => {
      for (const record of records) reader.add(record);
      reader.done();
    }).toThrow();
  });
});
