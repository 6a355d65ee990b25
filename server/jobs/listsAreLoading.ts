import { ApiError } from '#domain/api/errors';

/** Seconds after which a list may be whole. */
const TRY_AGAIN_SECONDS = 5;

/**
 * Why lists, searches and counts have no answer just after a start: the jobs are being read in.
 *
 * @param loaded - how much of them has been read in, from 0 to 1.
 */
export function listsAreLoading(loaded: number): ApiError {
  const message = `The jobs are being read in (${Math.floor(loaded * 100)} %). Try again in a while.`;
  return new ApiError('unavailable', message, undefined, {
    reason: 'lists_loading',
    retryAfter: TRY_AGAIN_SECONDS,
  });
}
