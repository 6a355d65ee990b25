import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import { httpStatusOf } from '#domain/errorStatus';
import { isOverdue, isRetryable, StoreUnavailableError } from '../storage/sqlError';
import { StoreKnownDownError } from '../storage/storeWatch';
import { clientDisconnected } from './logging';
import { RETRY_AFTER_SECONDS } from './retryAfter';

type Refusal = [code: ErrorCode, message: string, fields?: Record<string, string>];

const NO_JSON: Refusal = [
  'invalid_request',
  'The body must be JSON.',
  { body: 'validation.object' },
];

/** Our messages for Fastify's own errors, by error code. */
const FASTIFY_CODES: Record<string, Refusal> = {
  FST_ERR_BAD_URL: ['invalid_request', 'The address is not well-formed.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The body is too large.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: NO_JSON,
  FST_ERR_CTP_INVALID_JSON_BODY: NO_JSON,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send application/json.'],
};

/** Any thrown value as the one error body; for unexpected errors it does not reveal the cause. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // What conflicted with others until its retries were used up may be tried again, too
  if (error instanceof StoreUnavailableError || isRetryable(error) || isOverdue(error)) {
    return new ApiError('unavailable', 'The service is not available. Try again in a while.');
  }
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

/**
 * Logs internal errors, with their cause; errors of the caller are not logged as errors, and only
 * where they have a cause that the operator can mend.
 */
export function logIfOurs(error: unknown, request: FastifyRequest): void {
  if (clientDisconnected(error, request)) request.log.info('the client disconnected early');
  // What found the store down is in the log; every later request would say it again
  else if (error instanceof StoreKnownDownError) request.log.info('refused: the store is down');
  else if (isFault(toApiError(error))) request.log.error({ err: error }, 'request failed');
  else noteCause(error, request.log);
}

/** Logs the cause of a refusal that has one: another party's answer, or a setting of ours. */
export function noteCause(error: unknown, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): void {
  if (!(error instanceof ApiError) || !(error.cause instanceof Error)) return;
  if (isFault(error)) log.error({ err: error }, 'request failed');
  else log.warn({ code: error.code, cause: error.cause.message }, 'request refused');
}

/** Not when it is known how long it takes: nothing has gone wrong. */
const isFault = (error: ApiError): boolean =>
  httpStatusOf(error) >= 500 && typeof error.extra?.retryAfter !== 'number';

/**
 * Answers every failure with the body of decision 10 of the specification, and logs the internal
 * errors.
 *
 * @param onRefusal - called with each, by its route and code.
 */
export function installErrorHandler(
  app: FastifyInstance,
  onRefusal: (route: string, code: string) => void = () => undefined,
): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toApiError(error);
    logIfOurs(error, request);
    // The route and not the address, since addresses contain ids and what people typed
    onRefusal(request.routeOptions.url ?? 'none', refusal.code);
    const retryAfter = refusal.extra?.retryAfter;
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    else if (refusal.code === 'unavailable') reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply.status(httpStatusOf(refusal)).send(refusal.toBody());
  });
  app.setNotFoundHandler(() => {
    throw new ApiError('not_found', 'There is nothing at this address.');
  });
}

/**
 * The same body for a request that is not valid HTTP or arrives too slowly, before the connection
 * is closed.
 */
export const refuseConnection =
  (headers: Readonly<Record<string, string>>): ConnectionRefusal =>
  (error, socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const refusal =
        error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? new ApiError('request_timeout', 'The request took too long to arrive.')
          : new ApiError('invalid_request', 'The request could not be read.');
      const httpStatus = httpStatusOf(refusal);
      const body = JSON.stringify(refusal.toBody());
      socket.write(
        [
          `HTTP/1.1 ${httpStatus} ${STATUS_CODES[httpStatus]}`,
          'Content-Type: application/json; charset=utf-8',
          ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
          `Content-Length: ${Buffer.byteLength(body)}`,
          'Connection: close',
          '',
          body,
        ].join('\r\n'),
      );
    }
    socket.destroy(error);
  };

/** Answers a connection whose request cannot be read, and closes it. */
export type ConnectionRefusal = (error: NodeJS.ErrnoException, socket: Socket) => void;
