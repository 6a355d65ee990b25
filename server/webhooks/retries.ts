import { HOUR, SECOND } from '../lib/time';
import { growingPause } from '../outbox/channel';

const LONGEST_PAUSE = 12 * HOUR;
const growing = growingPause(5 * SECOND, LONGEST_PAUSE);
/** A pause is up to this part longer, so that calls that failed together are retried apart. */
const JITTER = 0.2;

/**
 * Milliseconds to wait after the given number of failed attempts: 5 s, 20 s, 80 s …, or as long as
 * the address asked for when that is longer; at most 12 h, and up to a fifth more.
 *
 * @param asked - milliseconds; null when it asked for no pause.
 * @param random - from 0 to 1.
 */
export function pauseAfter(attempts: number, asked: number | null, random: number): number {
  const pause = Math.min(Math.max(growing(attempts), asked ?? 0), LONGEST_PAUSE);
  return Math.round(pause * (1 + JITTER * random));
}
