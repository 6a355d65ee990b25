import { expect, test } from 'vitest';
import { tabAfterKey } from './tabKeys';

test.each<[string, number, 'ltr' | 'rtl', number | null]>([
  ['ArrowRight', 0, 'ltr', 1],
  ['ArrowRight', 2, 'ltr', 0],
  ['ArrowLeft', 0, 'ltr', 2],
  ['ArrowLeft', 0, 'rtl', 1],
  ['ArrowRight', 0, 'rtl', 2],
  ['Home', 2, 'ltr', 0],
  ['End', 0, 'rtl', 2],
  ['ArrowDown', 0, 'ltr', null],
  ['Enter', 0, 'ltr', null],
])('%s on tab %d of three, %s', (key, index, direction, next) => {
  expect(tabAfterKey(key, index, 3, direction)).toBe(next);
});
