import { ApiError } from '#domain/api/errors';

/** Whether nobody knows what came of a call; any other error is the server's, which did nothing. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network_error' || error.code === 'unavailable');
