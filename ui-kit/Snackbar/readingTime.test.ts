import { expect, test } from 'vitest';
import { readingTime } from './readingTime';

test.each<[string, string | undefined, number]>([
  ['Sparat.', undefined, 2420],
  ['Uppdraget finns nu bland dina sparade uppdrag.', undefined, 4760],
  ['Borttaget.', 'Ångra', 8000],
  ['x'.repeat(500), undefined, 12_000],
  ['x'.repeat(500), 'Ångra', 12_000],
])('“%s” with the action %s is read in %i ms', (text, action, time) => {
  expect(readingTime(text, action)).toBe(time);
});
