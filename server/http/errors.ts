import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiError, type ErrorCode } from '#domain/api/errors';

/** Fastify's own refusals, by its error code, in our words. */
const FASTIFY_CODES: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send application/json.'],
};

/** Any thrown thing as the one error shape; what is not ours says nothing of its cause. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : FASTIFY_CODES[code];
  if (known) return new ApiError(...known);
  if (statusCode === 429)
    return new ApiError('rate_limited', 'Too many requests. Try again in a while.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ApiError('invalid_request', 'The request could not be read.');
  }
  return new ApiError('internal_error', 'Something went wrong. Try again.');
}

/** Answers every failure with decision 10's body, and logs those that are our fault. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toApiError(error);
    if (refusal.httpStatus >= 500) request.log.error({ err: error }, 'request failed');
    return reply.status(refusal.httpStatus).send(refusal.toBody());
  });
}
