import { HOURLY_RATE, MAX_FILTER_VALUES } from '#domain/limits';
import type { JobOrder } from './filter';
import { splitIds } from './filterRequest';
import { decodePageToken } from './pageToken';

/** The rules of a filter request that its schema and the hot route's parser share. */

/** Commas included: the longest list that `MAX_FILTER_VALUES` ids of ordinary length make. */
export const MAX_LIST_LENGTH = MAX_FILTER_VALUES * 40;

/** True for a comma-joined list whose every id is known; an empty list names nothing. */
export function isKnownList(list: string, known: ReadonlySet<string>): boolean {
  return splitIds(list).every((id) => known.has(id));
}

/** True for a whole number of SEK per hour within part 9's bounds. */
export function isRateInBounds(rate: number): boolean {
  return Number.isInteger(rate) && rate >= HOURLY_RATE.min && rate <= HOURLY_RATE.max;
}

/**
 * True unless both are texts, or both numbers, and the first is the greater. Whether each is
 * sound by itself is for its own rule, which may not have looked yet: comparing an object would
 * call its `toString`, and a caller sends what is none.
 */
export function isInOrder(low: unknown, high: unknown): boolean {
  if (typeof low === 'string' && typeof high === 'string') return low <= high;
  if (typeof low === 'number' && typeof high === 'number') return low <= high;
  return true;
}

/** True for a token that a page in this order gave out. */
export function isPageToken(token: string, order: JobOrder | undefined): boolean {
  return decodePageToken(token, order ?? 'newest') !== null;
}
