import type { Reading } from '../../../data/useApi';

/** How to read again what could not be read; null while there is an answer, or none yet. */
export function retryOf(reading: Reading<unknown>): (() => void) | null {
  return reading.data === undefined && reading.error !== undefined ? reading.retry : null;
}
