import { expect, test } from 'vitest';
import { shareOf } from './share';

test.each([
  [30, 120, 0.25],
  [0, 10, 0],
  [0, 0, 1],
  [12, 10, 1],
  [-1, 10, 0],
])('%d of %d is %d', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});
