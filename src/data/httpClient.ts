import type { Bytes, Endpoint } from '#domain/api/endpoint';
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
 * The response's body. When it is incomplete, the connection was lost; when a proxy sent it, the
 * service is unavailable.
 */
async function readBody(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw response.status >= 500
      ? new ApiError('unavailable', `The service answered ${response.status}.`)
      : new ApiError('network_error', 'The answer did not arrive whole.');
  }
}

/** Sends a request. Rejects when there is no response. */
async function answerTo(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, credentials: 'include' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError('network_error', 'The service could not be reached.');
  }
}

/** Sends a request of the contract. */
function answerOf(
  endpoint: Endpoint<unknown, unknown>,
  request: object,
  { idempotencyKey, signal, keepalive }: CallOptions,
  proof?: string,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (proof) headers['x-proof'] = proof;
  if (endpoint.method !== 'GET') headers['content-type'] = 'application/json';
  return answerTo(toUrl(endpoint, request), {
    method: endpoint.method,
    headers,
    signal,
    keepalive,
    body: endpoint.method === 'GET' ? undefined : JSON.stringify(request),
  });
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
  const call = async (proof?: string, body = request) =>
    bodyOf(await answerOf(endpoint, body, options, proof), options.signal);
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

async function bodyOf(response: Response, signal?: AbortSignal): Promise<unknown> {
  const body = await readBody(response, signal);
  if (!response.ok) throw refusalIn(body, response);
  const detail = response.headers.get(READING_ONLY_HEADER);
  if (detail) dispatchEvent(new CustomEvent(READING_ONLY_HEADER, { detail }));
  return body;
}

/** Calls an endpoint that responds with the bytes of a file. Rejects with an `ApiError`. */
export async function fetchFile<Request extends object>(
  endpoint: Endpoint<Request, Bytes>,
  request: Request,
  options: Pick<CallOptions, 'signal'>,
): Promise<Blob> {
  const response = await answerOf(endpoint, request, options);
  if (!response.ok) throw refusalIn(await readBody(response, options.signal), response);
  try {
    return await response.blob();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError('network_error', 'The file did not arrive whole.');
  }
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

/**
 * Posts bytes to the few addresses that take a body other than JSON; the response is as in the
 * contract. Rejects like every call.
 */
export async function sendBytes<Answer>(url: string, bytes: Blob): Promise<Answer> {
  const response = await answerTo(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': bytes.type },
    body: bytes,
  });
  return bodyOf(response) as Promise<Answer>;
}
