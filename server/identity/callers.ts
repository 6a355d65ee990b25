import { ApiError } from '#domain/api/errors';
import type { Caller } from '../http/route';
import type { SignedIn } from './sessions';

/** The signed-in caller and her session. */
export function signedInCaller({ userId, sessionId }: Caller): SignedIn {
  if (userId === null || sessionId === null) {
    throw new ApiError('authentication_required', 'Sign in first.');
  }
  return { userId, sessionId };
}

/** Part 4: signing in twice is an error. */
export function refuseSignedIn({ userId }: Caller): void {
  if (userId !== null) throw new ApiError('already_authenticated', 'Already Authenticated!');
}
