/**
 * What is published to Firestore, for browsers that read live updates there. The server writes;
 * browsers read their own, while the session of their token is live.
 */

/** The claim of a Firebase token that names the session; it is the id of its document. */
export const SESSION_CLAIM = 'sessionId';

/** `sessions/{id}` is there while the session is live. */
export interface PublishedSession {
  uid: string;
  /** As Firebase's SDK has it. */
  expiresAt: { toMillis(): number };
  /** The key of the candidate's documents, encrypted for this session; null without encryption. */
  key: string | null;
}

/** A document of a candidate. */
export interface Published {
  /** Whose it is. */
  uid: string;
  /** The cursor of the change that it was written for, in a form that sorts as text. */
  changed: string;
  /** When it was rendered, ISO 8601 UTC. */
  at: string;
  /** The thing as the services answer it, as JSON; encrypted where `sealed`. */
  view: string;
  sealed: boolean;
}

/** `users/{uid}`: the profile, and when each kind of the candidate's own things last changed. */
export interface PublishedUser extends Published {
  /** By kind, as `OwnThing` and `sessions`: a cursor in a form that sorts as text. */
  marks: Readonly<Record<string, string>>;
}
