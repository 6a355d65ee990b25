import { ApiError } from '#domain/api/errors';

/** For `problemOf` of a form that says only that it could not be sent. */
export const failed = (): 'failed' => 'failed';

/** For `problemOf` of a form that anyone may send a few times a minute. */
export function limitProblem(error: unknown): 'too_many' | 'failed' {
  return error instanceof ApiError && error.code === 'rate_limited' ? 'too_many' : 'failed';
}
