import { ApiError } from '#domain/api/errors';
import { SECOND } from './time';

/**
 * An ApiError `rate_limited` that says when to try again, in `Retry-After` and as the body's
 * `retryAfter`, whole seconds.
 *
 * @param wait - milliseconds.
 */
export function tooMany(message: string, wait: number): ApiError {
  const retryAfter = Math.max(1, Math.ceil(wait / SECOND));
  return new ApiError('rate_limited', message, undefined, { retryAfter });
}
