import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { fold } from './fold';

it.each([
  ['Ängelholm', 'angelholm'],
  ['ÅSELE', 'asele'],
  ['Malmö', 'malmo'],
  ['A\u030Are', 'are'],
  ['café Rosén', 'cafe rosen'],
  ['Sørensen', 'sorensen'],
  ['ØRE Ǿ', 'ore o'],
  ['Ænes Ǽ', 'aenes ae'],
  ['Weiß STRAẞE', 'weiss strasse'],
  ['İzmir', 'izmir'],
  [' två  ord ', ' tva  ord '],
])('%s → %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('leaves a folded text unchanged, and ignores how an accent is stored', () => {
  holds(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      expect(fold(text.normalize('NFC'))).toBe(fold(text.normalize('NFD')));
    }),
  );
});
