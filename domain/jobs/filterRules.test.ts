import { describe, expect, it } from 'vitest';
import { isInOrder } from './filterRules';

describe('isInOrder', () => {
  it.each<[unknown, unknown, boolean]>([
    [1, 2, true],
    [2, 2, true],
    [3, 2, false],
    ['2026-05-04', '2026-08-30', true],
    ['2026-08-30', '2026-05-04', false],
    [undefined, 2, true],
    [2, undefined, true],
    [3, '2', false],
    ['600', '3000', true],
    ['1000', 900, false],
    ['2026-05-04', { toString: {} }, true],
    [{ valueOf: null, toString: null }, 1, true],
  ])('%j before %j: %s', (low, high, expected) => {
    expect(isInOrder(low, high)).toBe(expected);
  });
});
