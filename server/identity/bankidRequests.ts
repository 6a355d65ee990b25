import type { BankidPurpose } from '#domain/api/session';
import type { Queryable } from '../storage/database';
import { instant, MINUTE } from './time';

/** Milliseconds from leaving for the broker to the answer. */
const AUTHORIZATION_REQUEST_LIFE = 15 * MINUTE;

/** One authorization request, as it is kept until the answer comes. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  purpose: BankidPurpose;
  acr: string;
  /** SHA-256 of the cookie that the browser was given for this request alone. */
  browserHash: string;
  /** Who was signed in when the `connect` authorization request began. */
  userId: string | null;
  /** The registration that the `register` authorization request completes. */
  registrationId: string | null;
  targetPath: string | null;
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
}

export async function saveAuthorizationRequest(
  db: Queryable,
  request: AuthorizationRequest,
  now: number,
): Promise<void> {
  await db.query(
    `insert into bankid_requests
       (state, nonce, purpose, acr, browser_hash, user_id, session_id, target_path, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      request.state,
      request.nonce,
      request.purpose,
      request.acr,
      request.browserHash,
      request.userId,
      request.registrationId,
      request.targetPath,
      instant(now),
    ],
  );
}

/**
 * Takes the unused authorization request that the nonce names, in one statement, so that it is
 * used once however many answers arrive together. Only the browser that began it can take it: the
 * value of its own cookie must be among the given.
 *
 * @returns null when there is none, or it is another browser's, used, or too old.
 */
export async function takeAuthorizationRequest(
  db: Queryable,
  { nonce, browserHashes }: { nonce: string; browserHashes: readonly string[] },
  now: number,
): Promise<AuthorizationRequest | null> {
  const [row] = await db.query<AuthorizationRequestRow>(
    `update bankid_requests set used_at = $3
      where nonce = $1 and browser_hash = any($2) and used_at is null and created_at > $4
      returning state, nonce, purpose, acr, browser_hash, user_id, session_id, target_path`,
    [nonce, browserHashes, instant(now), instant(now - AUTHORIZATION_REQUEST_LIFE)],
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
  };
}
