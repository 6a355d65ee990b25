import type { BankidPurpose } from '#domain/api/session';
import { DAY, instant, MINUTE } from '../lib/time';
import type { Queryable } from '../storage/database';

/** Milliseconds from the redirect to the broker until the answer. */
const AUTHORIZATION_REQUEST_LIFE = 15 * MINUTE;
/** Milliseconds after which a request is deleted, answered or not. */
const AUTHORIZATION_REQUEST_KEPT = DAY;

/** How the broker answers: in the fragment for a script, or with a code for the server. */
export type ResponseType = 'id_token' | 'code';

/** One authorization request, as stored until the answer comes. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  purpose: BankidPurpose;
  acr: string;
  /** SHA-256 of the cookie that the browser was given for this request only. */
  browserHash: string;
  /** The user who was signed in when the `connect` authorization request began. */
  userId: string | null;
  /** The registration that the `register` authorization request completes. */
  registrationId: string | null;
  targetPath: string | null;
  responseType: ResponseType;
  /** The user chose "shared computer". */
  shared: boolean;
}

interface AuthorizationRequestRow {
  state: string;
  nonce: string;
  purpose: BankidPurpose;
  acr: string;
  browser_hash: string;
  user_id: string | null;
  session_id: string | null;
  target_path: string | null;
  response_type: ResponseType;
  shared: boolean;
}

export async function saveAuthorizationRequest(
  db: Queryable,
  request: AuthorizationRequest,
  now: number,
): Promise<void> {
  await db.query(
    `insert into bankid_requests
       (state, nonce, purpose, acr, browser_hash, user_id, session_id, target_path, response_type,
        shared, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      request.state,
      request.nonce,
      request.purpose,
      request.acr,
      request.browserHash,
      request.userId,
      request.registrationId,
      request.targetPath,
      request.responseType,
      request.shared,
      instant(now),
    ],
  );
}

/** How an answer identifies its authorization request: an id_token by nonce, a code by state. */
export type RequestName = { nonce: string } | { state: string };

/**
 * Takes the unused authorization request that an answer identifies, in one statement, so that it is
 * used once however many answers arrive together. Only the browser that began it can take it (the
 * value of its own cookie must be among the given), and only with the kind of answer that was
 * requested.
 *
 * @returns null when there is none, or it is another browser's, used, or too old.
 */
export async function takeAuthorizationRequest(
  db: Queryable,
  { browserHashes, ...name }: RequestName & { browserHashes: readonly string[] },
  now: number,
): Promise<AuthorizationRequest | null> {
  const [which, value, responseType] =
    'nonce' in name ? ['nonce', name.nonce, 'id_token'] : ['state', name.state, 'code'];
  const [row] = await db.query<AuthorizationRequestRow>(
    `update bankid_requests set used_at = $3
      where ${which} = $1 and browser_hash = any($2) and response_type = $5
        and used_at is null and created_at > $4
      returning state, nonce, purpose, acr, browser_hash, user_id, session_id, target_path,
        response_type, shared`,
    [value, browserHashes, instant(now), instant(now - AUTHORIZATION_REQUEST_LIFE), responseType],
  );
  if (!row) return null;
  return {
    state: row.state,
    nonce: row.nonce,
    purpose: row.purpose,
    acr: row.acr,
    browserHash: row.browser_hash,
    userId: row.user_id,
    registrationId: row.session_id,
    targetPath: row.target_path,
    responseType: row.response_type,
    shared: row.shared,
  };
}

/** Deletes the old ones. */
export async function pruneAuthorizationRequests(db: Queryable, now: number): Promise<void> {
  await db.query('delete from bankid_requests where created_at <= $1', [
    instant(now - AUTHORIZATION_REQUEST_KEPT),
  ]);
}
