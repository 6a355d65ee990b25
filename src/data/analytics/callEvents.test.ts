import { describe, expect, it } from 'vitest';
import { sendMessage } from '#domain/api/chats';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import { filterJobs } from '#domain/api/portal';
import { saveUserDetails } from '#domain/api/users';
import { callEvents } from './callEvents';

describe('a call that was refused', () => {
  it.each<[ErrorCode, string]>([
    ['application_incomplete', 'invalid'],
    ['authentication_required', 'signed_out'],
    ['edit_conflict', 'conflict'],
    ['rate_limited', 'too_often'],
    ['network_error', 'offline'],
    ['internal_error', 'failed'],
    ['job_unavailable', 'other'],
  ])('with %s reports %s, and nothing of the request', (code, refusal) => {
    const error = new ApiError(code, 'Anna Ek cannot.', { email: 'validation.email' });
    expect(callEvents({ endpoint: saveUserDetails, request: { email: 'x' }, error })).toEqual([
      { event: 'action_refused', refusal },
    ]);
  });

  it('reports nothing of one that was answered: the server counts it', () => {
    expect(callEvents({ endpoint: saveUserDetails, request: {} })).toEqual([]);
  });

  it('reports nothing when it was undone, or caused by a page itself', () => {
    const aborted = new DOMException('aborted', 'AbortError');
    expect(callEvents({ endpoint: sendMessage, request: {}, error: aborted })).toEqual([]);
    const error = new ApiError('unavailable', 'No.');
    expect(callEvents({ endpoint: filterJobs, request: {}, error })).toEqual([]);
  });
});
