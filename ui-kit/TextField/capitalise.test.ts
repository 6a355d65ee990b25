import { expect, it } from 'vitest';
import { capitalise } from './capitalise';

it.each([
  ['anna', 'words', 'Anna'],
  ['anna-karin åberg', 'words', 'Anna-Karin Åberg'],
  ["o'brien", 'words', "O'Brien"],
  ['von Essen', 'words', 'von Essen'],
  ['IVA', 'words', 'IVA'],
  ['hej. hur mår du? bra', 'sentences', 'Hej. Hur mår du? Bra'],
  ['ca 3.5 km', 'sentences', 'Ca 3.5 km'],
  ['anna', 'none', 'anna'],
  ['', 'words', ''],
] as const)('%s as %s → %s', (text, mode, result) => {
  expect(capitalise(text, mode)).toBe(result);
});
