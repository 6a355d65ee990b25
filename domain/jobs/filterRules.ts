import { MAX_FILTER_VALUES } from '#domain/limits';
import type { JobOrder } from './filter';
import { splitIds } from './filterWire';
import { decodePageToken } from './pageToken';

/** Rules of the wire format that the schemas and the search's own reader share. */

/** With commas: the longest list that `MAX_FILTER_VALUES` ids of usual length make. */
export const MAX_LIST_LENGTH = MAX_FILTER_VALUES * 40;

/** True for a comma-joined list whose every id is known; an empty list is valid. */
export function isKnownList(list: string, known: ReadonlySet<string>): boolean {
  return splitIds(list).every((id) => known.has(id));
}

const NUMBER_TEXT = /^\d{1,5}$/;

/** A number on the wire: itself, or digits as text ("600"); null for anything else. */
export function numberOnWire(value: unknown): number | null {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  return typeof value === 'string' && NUMBER_TEXT.test(value) ? Number(value) : null;
}

/** True for a whole number within bounds, both included. */
export function isWholeWithin(number: number, bounds: { min: number; max: number }): boolean {
  return Number.isInteger(number) && number >= bounds.min && number <= bounds.max;
}

/**
 * True unless both are days, or both numbers on the wire, and the first is the greater. Each value
 * is validated by its own rule, which may not have run yet: comparing an object would call its
 * `toString`, which a hostile caller controls.
 */
export function isInOrder(low: unknown, high: unknown): boolean {
  const [from, to] = [numberOnWire(low), numberOnWire(high)];
  if (from !== null && to !== null) return from <= to;
  if (typeof low === 'string' && typeof high === 'string') return low <= high;
  return true;
}

/** True for a token of a page in this order. */
export function isPageToken(token: string, order: JobOrder | undefined): boolean {
  return decodePageToken(token, order ?? 'newest') !== null;
}
