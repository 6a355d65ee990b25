import { expect, it } from 'vitest';
import { retryAfterOf } from './retryAfter';

const NOW = Date.parse('2026-03-02T08:00:00Z');

it.each([
  [null, null],
  ['60', 60_000],
  [' 0 ', 0],
  ['Mon, 02 Mar 2026 08:00:30 GMT', 30_000],
  ['Mon, 02 Mar 2026 07:00:00 GMT', 0],
  ['86400', 86_400_000],
  ['soon', null],
])('Retry-After: %s is %s ms', (value, milliseconds) => {
  expect(retryAfterOf(value, NOW)).toBe(milliseconds);
});
