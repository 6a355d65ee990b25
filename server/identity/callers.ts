import { ApiError } from '#domain/api/errors';
import type { CandidateCall } from '../applications/applications.service';
import type { Caller } from '../http/route';
import type { SignedIn } from './sessions.service';

/** The signed-in caller and their session. */
export function signedInCaller({ userId, sessionId, sharedComputer }: Caller): SignedIn {
  if (userId === null || sessionId === null) {
    throw new ApiError('authentication_required', 'Sign in first.');
  }
  return { userId, sessionId, shared: sharedComputer };
}

/** The signed-in caller of a write that may be repeated. */
export function candidateCall(caller: Caller): CandidateCall {
  return { userId: signedInCaller(caller).userId, idempotencyKey: caller.idempotencyKey };
}

/** Part 4: signing in while signed in is an error. */
export function refuseSignedIn({ userId }: Caller): void {
  if (userId !== null) throw new ApiError('already_authenticated', 'Already Authenticated!');
}
