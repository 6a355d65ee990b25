import { expect, it } from 'vitest';
import { settableClock } from '../identity/testing/settableClock';
import { createCallCounter } from './callCounter';
import { MINUTE } from './time';

it('refuses a key that was counted too often, for the rest of its minute', () => {
  const clock = settableClock();
  const calls = createCallCounter(2, clock);
  calls.count('a');
  clock.advance(MINUTE - 1);
  calls.count('a');
  expect(() => calls.count('a')).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  expect(() => calls.count('b')).not.toThrow();
  clock.advance(1);
  expect(() => calls.count('a')).not.toThrow();
});
