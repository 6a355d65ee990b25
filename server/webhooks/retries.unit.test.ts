import { expect, it } from 'vitest';
import { HOUR } from '../lib/time';
import { pauseAfter } from './retries';

it('waits four times as long each time, at most twelve hours, and up to a fifth more', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (attempts) => pauseAfter(attempts, null, 0) / 1000,
  );
  expect(seconds).toEqual([5, 20, 80, 320, 1280, 5120, 20_480, 43_200, 43_200]);
  expect(pauseAfter(1, null, 1)).toBe(6000);
  expect(pauseAfter(99, null, 0.5)).toBe(13.2 * HOUR);
});

it('waits as long as the address asked for when that is longer, at most twelve hours', () => {
  expect(pauseAfter(1, HOUR, 0)).toBe(HOUR);
  expect(pauseAfter(5, 0, 0)).toBe(1_280_000);
  expect(pauseAfter(1, 99 * HOUR, 0)).toBe(12 * HOUR);
});
