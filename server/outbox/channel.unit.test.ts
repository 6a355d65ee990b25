import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '../lib/time';
import { growingPause } from './channel';

it.each([
  [1, MINUTE],
  [2, 4 * MINUTE],
  [3, 16 * MINUTE],
  [5, 256 * MINUTE],
  [6, 6 * HOUR],
  [1000, 6 * HOUR],
])('waits after %i failed attempts: %i ms', (attempts, pause) => {
  expect(growingPause(MINUTE, 6 * HOUR)(attempts)).toBe(pause);
});
