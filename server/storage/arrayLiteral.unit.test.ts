import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { formatArray, parseArray } from './arrayLiteral';

it.each([
  ['{}', []],
  ['{a,"b c",NULL,"NULL",""}', ['a', 'b c', null, 'NULL', '']],
  ['{"say \\"hi\\"","back\\\\slash","{x,y}"}', ['say "hi"', 'back\\slash', '{x,y}']],
])('%s is read as %o', (text, elements) => {
  expect(parseArray(text)).toEqual(elements);
});

it('reads back whatever it writes', () => {
  holds(
    fc.property(fc.array(fc.option(fc.string({ unit: 'grapheme' }))), (elements) => {
      expect(parseArray(formatArray(elements))).toEqual(elements);
    }),
  );
});
