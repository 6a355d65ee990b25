import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { firebaseAnswers } from './firebase.responses';

/** How a browser reads live updates from Firestore; none of it but the token is secret. */
export type FirebaseSession = NonNullable<
  Answered<typeof firebaseAnswers.firebaseToken>['firebase']
>;

/**
 * GET session/firebase_token: a fresh Firebase custom token for the caller's session; null where
 * live updates do not come from Firestore.
 */
export const firebaseToken = endpoint<
  Record<string, never>,
  Answered<typeof firebaseAnswers.firebaseToken>
>({ service: 'v2', method: 'GET', path: 'session/firebase_token', access: 'candidate' });
