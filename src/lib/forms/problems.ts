import { ApiError, type ErrorCode } from '#domain/api/errors';

/** For `problemOf` of a form that says only that it could not be sent. */
export const failed = (): 'failed' => 'failed';

/** Where the browser could not work for its proof, it waits like the others. */
const TOO_MUCH: readonly ErrorCode[] = ['rate_limited', 'puzzle_required'];

/** For `problemOf` of a form that anyone may send a few times a minute. */
export function limitProblem(error: unknown): 'too_many' | 'failed' {
  const isTooMuch = error instanceof ApiError && TOO_MUCH.includes(error.code);
  return isTooMuch ? 'too_many' : 'failed';
}
