import { expect, test } from 'vitest';
import { pageItems } from './pageItems';

const drawn = (current: number, count: number) =>
  pageItems(current, count)
    .map((item) => (item.kind === 'page' ? item.page : '…'))
    .join(' ');

test.each([
  [1, 0, ''],
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [5, 10, '1 … 4 5 6 … 10'],
  // A single hidden page is shown instead of its gap.
  [4, 10, '1 2 3 4 5 … 10'],
  [10, 10, '1 … 9 10'],
  [99, 10, '1 … 9 10'],
  [0, 4, '1 2 3 4'],
])('page %d of %d: %s', (current, count, expected) => {
  expect(drawn(current, count)).toBe(expected);
});
