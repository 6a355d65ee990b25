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

/** True where one of the two is missing or the first is not the greater. */
export function isInOrder<Value extends string | number>(
  low: Value | undefined,
  high: Value | undefined,
): boolean {
  return low === undefined || high === undefined || low <= high;
}

/** True for a token that a page in this order gave out. */
export function isPageToken(token: string, order: JobOrder | undefined): boolean {
  return decodePageToken(token, order ?? 'newest') !== null;
}
