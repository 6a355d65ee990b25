import type { ApiError } from '#domain/api/errors';

/** As `instanceof ApiError`, without the class: importing it here makes the first pages' script larger. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
