import { ApiError } from '#domain/api/errors';

/** The caller, as the request's cookie or key proves. */
export interface Caller {
  /** The signed-in candidate; null for a visitor. */
  userId: string | null;
  /** The hash that identifies the server session; null without one. */
  sessionId: string | null;
  /** True when a session cookie was sent whose session has ended or never existed. */
  sessionEnded: boolean;
  /** Whether that session is on a shared computer. */
  sharedComputer: boolean;
  /**
   * The `vikari_registration` cookie: the id of a registration in progress in this browser.
   */
  registrationId: string | null;
  /** The values of the `vikari_bankid_…` cookies: one for each open authorization request. */
  browserIds: readonly string[];
  /** The employer whose integration key was sent with the call. */
  employerId: string | null;
  /** That key's id. */
  keyId: string | null;
  /** `Idempotency-Key`, when sent. */
  idempotencyKey: string | null;
  /** A proof that was asked for: `X-Proof`, or the cookie that the link of a mail has set. */
  proof: string | null;
  language: 'sv' | 'en';
  ip: string;
  /** As sent; never stored. null when not sent. */
  userAgent: string | null;
  /** Their browser asks not to be tracked: Global Privacy Control, or Do Not Track. */
  refusesTracking: boolean;
}

export const VISITOR: Caller = Object.freeze({
  userId: null,
  sessionId: null,
  sessionEnded: false,
  sharedComputer: false,
  registrationId: null,
  browserIds: [],
  employerId: null,
  keyId: null,
  idempotencyKey: null,
  proof: null,
  language: 'sv',
  ip: '127.0.0.1',
  userAgent: null,
  refusesTracking: false,
});

/** What a door that strangers use looks at. */
export type Stranger = Pick<Caller, 'ip' | 'proof'>;

/** A live session: its user, and the hash that identifies it. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  /** The user chose "shared computer" at sign-in. */
  shared: boolean;
}

/** The candidate who calls, and the idempotency key. */
export interface CandidateCall {
  userId: string;
  idempotencyKey: string | null;
}

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
