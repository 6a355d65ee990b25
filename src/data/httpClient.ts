import type { Endpoint } from '#domain/api/endpoint';
import { ApiError, type ErrorBody } from '#domain/api/errors';
import { READING_ONLY_HEADER } from '#domain/api/readingOnly';
import { PERSONAL_NUMBER } from '#domain/text/confirmedField';
import type { ApiClient, CallOptions } from './apiClient';

/** Base addresses of the two services; the same origin unless the build says otherwise. */
const BASE = {
  portal: import.meta.env.VITE_PORTAL_URL ?? '/api/portal',
  v2: import.meta.env.VITE_V2_URL ?? '/api/v2',
  integration: '/api/integration',
} as const;

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

function toUrl(endpoint: Endpoint<unknown, unknown>, request: object): string {
  const url = `${BASE[endpoint.service]}/${endpoint.path}`;
  if (endpoint.method !== 'GET') return url;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(request)) {
    if (value !== undefined) query.set(key, String(value));
  }
  return query.size > 0 ? `${url}?${query}` : url;
}

/**
 * Milliseconds in which an answer has come whole, or else there is none: a line that stands still
 * says nothing. A file may take longer on its way in either direction.
 */
const LONGEST_WAIT = 30_000;

/**
 * The response's body. When it is incomplete, the connection was lost; when a proxy sent it, the
 * service is unavailable.
 */
async function readBody(response: Response, { signal, file }: CallOptions): Promise<unknown> {
  try {
    return await (file && response.ok ? response.blob() : response.json());
  } catch (error) {
    if (signal?.aborted) throw error;
    throw response.status >= 500
      ? new ApiError('unavailable', `The service answered ${response.status}.`)
      : new ApiError('network_error', 'The answer did not arrive whole.');
  }
}

/** Sends a request and reads its answer's body. Rejects when there is none. */
async function answerOf(
  endpoint: Endpoint<unknown, unknown>,
  request: object,
  options: CallOptions,
  proof?: string,
): Promise<unknown> {
  const { idempotencyKey, signal, keepalive, file } = options;
  const { method } = endpoint;
  const bytes = request instanceof Blob ? request : null;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (proof) headers['x-proof'] = proof;
  if (method !== 'GET') headers['content-type'] = bytes?.type ?? 'application/json';
  // Not `AbortSignal.any`, which many phones lack
  const sending = new AbortController();
  const stop = () => sending.abort();
  const timer = bytes ? undefined : setTimeout(stop, LONGEST_WAIT);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(toUrl(endpoint, request), {
      method,
      headers,
      signal: sending.signal,
      keepalive,
      body: method === 'GET' ? undefined : (bytes ?? JSON.stringify(request)),
      credentials: 'include',
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiError('network_error', 'The service could not be reached.');
    });
    if (file) clearTimeout(timer);
    return await bodyOf(response, options);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function refusalIn(body: unknown, { status }: Response): ApiError {
  return isErrorBody(body)
    ? refusalOf(body)
    : new ApiError('internal_error', `Unexpected answer ${status}.`);
}

async function send(
  endpoint: Endpoint<unknown, unknown>,
  request: object,
  options: CallOptions,
): Promise<unknown> {
  const call = (proof?: string, body = request) => answerOf(endpoint, body, options, proof);
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Many are coming at once: the device shows that it is none of a thousand calls, unseen
    if (error.code === 'puzzle_required') {
      const { proofFor } = await import('./proofFor');
      return call(await proofFor(error));
    }
    if (!Object.values(error.fields ?? {}).includes(PERSONAL_NUMBER)) throw error;
    const { confirmedRequest } = await import('./confirmedRequest');
    return call(undefined, confirmedRequest(request, error));
  }
}

async function bodyOf(response: Response, options: CallOptions): Promise<unknown> {
  const body = await readBody(response, options);
  if (!response.ok) throw refusalIn(body, response);
  const detail = response.headers.get(READING_ONLY_HEADER);
  if (detail) dispatchEvent(new CustomEvent(READING_ONLY_HEADER, { detail }));
  return body;
}

/** The error with all its data: an edit conflict contains what is stored. */
function refusalOf({ status: _, code, message, fields, ...extra }: ErrorBody): ApiError {
  return new ApiError(code, message, fields, extra);
}

/** The request in its wire format. */
function wireOf<Request>(endpoint: Endpoint<Request, unknown>, request: Request): object {
  return endpoint.toWire ? endpoint.toWire(request) : (request as object);
}

/** The client of a browser. */
export const httpClient: ApiClient = {
  // The endpoint's phantom types describe the server's response, and the contract tests check it.
  call: <Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
    options: CallOptions = {},
  ) => send(endpoint, wireOf(endpoint, request), options) as Promise<Response>,
};
