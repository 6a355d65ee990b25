import type { DetailedError } from 'tus-js-client';
import { expect, it } from 'vitest';
import { codeOf } from './sendFile';

/** What the client of the protocol reports of an answer; null: none came. */
function failure(answer: { status: number; body: string } | null): DetailedError {
  const originalResponse = answer && {
    getStatus: () => answer.status,
    getBody: () => answer.body,
    getHeader: () => undefined,
    getUnderlyingObject: () => null,
  };
  const error = { originalRequest: null, originalResponse, causingError: null };
  return Object.assign(new Error('tus'), error) as unknown as DetailedError;
}

it.each([
  [null, 'network_error'],
  [{ status: 413, body: '{"code":"quota_exceeded"}' }, 'quota_exceeded'],
  [{ status: 409, body: '{"code":"conflict"}' }, 'conflict'],
  // HEAD has no body
  [{ status: 401, body: '' }, 'authentication_required'],
  [{ status: 404, body: '' }, 'upload_not_found'],
  // A proxy's own page
  [{ status: 413, body: '<html>' }, 'file_too_large'],
  [{ status: 429, body: 'slow down' }, 'rate_limited'],
  [{ status: 502, body: '<html>' }, 'unavailable'],
  [{ status: 500, body: '{"code":"toString"}' }, 'unavailable'],
  [{ status: 418, body: 'null' }, 'internal_error'],
])('%o is %s', (answer, code) => {
  expect(codeOf(failure(answer))).toBe(code);
});

it('takes an error of the client’s own for a broken line', () => {
  expect(codeOf(new Error('tus: failed'))).toBe('network_error');
});
