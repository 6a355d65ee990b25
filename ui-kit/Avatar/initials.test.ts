import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Anna Lindqvist', 'AL'],
  ['Anna-Karin Öberg', 'AÖ'],
  ['  sara  ', 'S'],
  ['Maria de la Cruz', 'MC'],
  ['åsa ek', 'ÅE'],
  ['(Elin) Åberg', 'EÅ'],
  ['', ''],
  ['42', ''],
])('“%s” → “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
