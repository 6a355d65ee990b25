import { HOUR, MINUTE } from '../lib/time';

const LONGEST_PAUSE = 6 * HOUR;

/**
 * Milliseconds to wait after the given number of failed attempts: 1, 4, 16, 64 … minutes, at most 6
 * h.
 */
export function pauseAfter(attempts: number): number {
  return Math.min(MINUTE * 4 ** (attempts - 1), LONGEST_PAUSE);
}
