import { ApiError } from '#domain/api/errors';
import type { Caller } from '../http/route';
import type { SignedIn } from './sessions.service';

/** The signed-in caller and their session. */
export function signedInCaller({ userId, sessionId, sharedComputer }: Caller): SignedIn {
  if (userId === null || sessionId === null) {
    throw new ApiError('authentication_required', 'Sign in first.');
  }
  return { userId, sessionId, shared: sharedComputer };
}

/** Part 4: signing in while signed in is an error. */
export function refuseSignedIn({ userId }: Caller): void {
  if (userId !== null) throw new ApiError('already_authenticated', 'Already Authenticated!');
}
