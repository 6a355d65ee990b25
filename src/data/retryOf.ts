import type { Reading } from './useApi';

/** The function that reads again after a failure; null when there is an answer, or none yet. */
export function retryOf(reading: Reading<unknown>): (() => void) | null {
  return reading.data === undefined && reading.error !== undefined ? reading.retry : null;
}
