import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { firebaseAnswers } from './firebase.responses';

/** How a browser reads live updates from Firestore; none of it but the token is secret. */
export interface FirebaseSession {
  /** Signs the candidate in to Firebase Auth, for reading while this session is live. */
  token: string;
  /** The id of the session's document. */
  sessionId: string;
  /** Changes after this one are new to a page that reads everything now; it sorts as text. */
  place: string;
  project: { projectId: string; apiKey: string; authDomain: string };
  /** `host:port` of Google's emulators on a developer's machine; null for the real ones. */
  emulators: { firestore: string | null; auth: string | null };
}

/**
 * GET session/firebase_token: a fresh Firebase custom token for the caller's session; null where
 * live updates do not come from Firestore.
 */
export const firebaseToken = endpoint<
  Record<string, never>,
  Answered<typeof firebaseAnswers.firebaseToken>
>({ service: 'v2', method: 'GET', path: 'session/firebase_token', access: 'candidate' });
