import type { BankidPurpose } from '#domain/signIn/bankidRequests';
import type { SocialProviderId } from '#domain/signIn/ways';
import { DAY, HOUR, instant, MINUTE } from '../lib/time';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** Milliseconds from the redirect to the broker until the answer. */
const AUTHORIZATION_REQUEST_LIFE = 15 * MINUTE;
/** Milliseconds after which a request is deleted that was answered, and that was not. */
const AUTHORIZATION_REQUEST_KEPT = DAY;
export const UNANSWERED_KEPT = HOUR;

/** How the broker answers: with an id_token in the fragment, or with a code in the query. */
export type ResponseType = 'id_token' | 'code';

/** The party that an authorization request goes to. */
export type SignInProvider = 'bankid' | SocialProviderId;

/** One authorization request, as stored until the answer comes. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  provider: SignInProvider;
  purpose: BankidPurpose;
  /** The level of assurance that BankID was asked for; null for another provider. */
  acr: string | null;
  /** SHA-256 of the cookie that the browser was given for this request only. */
  browserHash: string;
  /** The user who was signed in when the `connect` authorization request began. */
  userId: string | null;
  /** The registration that the `register` authorization request completes. */
  registrationId: string | null;
  targetPath: string | null;
  responseType: ResponseType;
  /** A page with a script began it and finishes it; the server finishes the others itself. */
  byScript: boolean;
  /** The user chose "shared computer". */
  shared: boolean;
}

/** A request that has been taken. */
export interface TakenRequest extends AuthorizationRequest {
  /** Milliseconds. */
  begunAt: number;
}

interface AuthorizationRequestRow {
  state: string;
  nonce: string;
  provider: SignInProvider;
  purpose: BankidPurpose;
  acr: string | null;
  browser_hash: string;
  user_id: string | null;
  session_id: string | null;
  target_path: string | null;
  response_type: ResponseType;
  by_script: boolean;
  shared: boolean;
  created_at: string;
}

const REQUEST_COLUMNS = `state, nonce, purpose, acr, browser_hash, user_id, session_id, target_path,
  response_type, by_script, shared, provider, created_at`;

export async function saveAuthorizationRequest(
  db: Queryable,
  request: AuthorizationRequest,
  now: number,
): Promise<void> {
  await db.query(
    `insert into authorization_requests
       (state, nonce, purpose, acr, browser_hash, user_id, session_id, target_path, response_type,
        shared, created_at, provider, by_script)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
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
      request.provider,
      request.byScript,
    ],
  );
}

/**
 * How an answer identifies its authorization request: an id_token by nonce, a code by state. An ID
 * token without a nonce of ours comes with the state and is accepted once, by its hash.
 */
export type RequestName = { nonce: string } | { state: string; answerHash?: string };

/**
 * Takes the unused authorization request that an answer identifies, in one statement, so that it is
 * used once however many answers arrive together. Only the browser that began it can take it (the
 * value of its own cookie must be among the given), and only with the kind of answer that was
 * requested.
 *
 * @returns null when there is none, or it is another browser's or provider's, used, or too old.
 * @throws SqlError of `authorization_requests_answer_hash_key` for an answer that has served.
 */
export async function takeAuthorizationRequest(
  db: Queryable,
  {
    browserHashes,
    providers,
    ...name
  }: RequestName & { browserHashes: readonly string[]; providers: readonly SignInProvider[] },
  now: number,
): Promise<TakenRequest | null> {
  const [which, value] = 'nonce' in name ? ['nonce', name.nonce] : ['state', name.state];
  const answerHash = 'answerHash' in name ? name.answerHash : undefined;
  const responseType = 'nonce' in name || answerHash !== undefined ? 'id_token' : 'code';
  const [row] = await db.query<AuthorizationRequestRow>(
    `update authorization_requests set used_at = $3, answer_hash = $7
      where ${which} = $1 and browser_hash = any($2) and response_type = $5
        and used_at is null and created_at > $4 and provider = any($6)
      returning ${REQUEST_COLUMNS}`,
    [
      value,
      browserHashes,
      instant(now),
      instant(now - AUTHORIZATION_REQUEST_LIFE),
      responseType,
      providers,
      answerHash ?? null,
    ],
  );
  return row ? toTakenRequest(row) : null;
}

/**
 * Ends the unused request with this state that one of the given browsers began: its provider has
 * answered with an error. null when there is none.
 */
export async function endAuthorizationRequest(
  db: Queryable,
  { state, browserHashes }: { state: string; browserHashes: readonly string[] },
  now: number,
): Promise<Pick<AuthorizationRequest, 'provider'> | null> {
  const [row] = await db.query<Pick<AuthorizationRequestRow, 'provider'>>(
    `update authorization_requests set used_at = $3
      where state = $1 and browser_hash = any($2) and used_at is null and created_at > $4
      returning provider`,
    [state, browserHashes, instant(now), instant(now - AUTHORIZATION_REQUEST_LIFE)],
  );
  return row ?? null;
}

/**
 * The BankID request of a signed-in user for which an answer with this nonce or state was accepted
 * before, in one of the given browsers; null when there is none. It is found as long as an
 * unanswered one.
 */
export async function findTakenRequest(
  db: Queryable,
  {
    browserHashes,
    userId,
    ...name
  }: ({ nonce: string } | { state: string }) & {
    browserHashes: readonly string[];
    userId: string;
  },
  now: number,
): Promise<TakenRequest | null> {
  const [which, value] = 'nonce' in name ? ['nonce', name.nonce] : ['state', name.state];
  const [row] = await db.query<AuthorizationRequestRow>(
    `select ${REQUEST_COLUMNS} from authorization_requests
      where ${which} = $1 and browser_hash = any($2) and user_id = $3 and provider = 'bankid'
        and used_at is not null and created_at > $4`,
    [value, browserHashes, userId, instant(now - AUTHORIZATION_REQUEST_LIFE)],
  );
  return row ? toTakenRequest(row) : null;
}

/**
 * The request with this state that one of the given browsers began, answered or not; null when there
 * is none, or it is too old.
 */
export async function findBegunRequest(
  db: Queryable,
  { state, browserHashes }: { state: string; browserHashes: readonly string[] },
  now: number,
): Promise<TakenRequest | null> {
  const [row] = await db.query<AuthorizationRequestRow>(
    `select ${REQUEST_COLUMNS} from authorization_requests
      where state = $1 and browser_hash = any($2) and created_at > $3`,
    [state, browserHashes, instant(now - AUTHORIZATION_REQUEST_LIFE)],
  );
  return row ? toTakenRequest(row) : null;
}

function toTakenRequest(row: AuthorizationRequestRow): TakenRequest {
  return {
    state: row.state,
    nonce: row.nonce,
    provider: row.provider,
    purpose: row.purpose,
    acr: row.acr,
    browserHash: row.browser_hash,
    userId: row.user_id,
    registrationId: row.session_id,
    targetPath: row.target_path,
    responseType: row.response_type,
    byScript: row.by_script,
    shared: row.shared,
    begunAt: Date.parse(row.created_at),
  };
}

/** Deletes requests without an answer that give way to others, by their browsers' hashes. */
export async function deleteUnanswered(
  db: Queryable,
  browserHashes: readonly string[],
): Promise<void> {
  if (browserHashes.length === 0) return;
  await db.query(
    'delete from authorization_requests where used_at is null and browser_hash = any($1::text[])',
    [browserHashes],
  );
}

/** Deletes old requests, and those that nobody has answered. */
export async function pruneAuthorizationRequests(db: Queryable, now: number): Promise<void> {
  await deleteInSlices(
    db,
    'delete from authorization_requests where created_at <= case when used_at is null then $2::timestamptz else $1 end',
    [instant(now - AUTHORIZATION_REQUEST_KEPT), instant(now - UNANSWERED_KEPT)],
  );
}
