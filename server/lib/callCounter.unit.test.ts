import { expect, it } from 'vitest';
import { settableClock } from '../identity/testing/settableClock';
import { createCallCounter } from './callCounter';
import { MINUTE } from './time';

it('has nothing left for a key that was counted too often, for the rest of its minute', () => {
  const clock = settableClock();
  const calls = createCallCounter(2, clock);
  expect(calls.isLeft('a')).toBe(true);
  clock.advance(MINUTE - 1);
  expect(calls.isLeft('a')).toBe(true);
  expect(calls.isLeft('a')).toBe(false);
  expect(calls.isLeft('b')).toBe(true);
  clock.advance(1);
  expect(calls.isLeft('a')).toBe(true);
});
