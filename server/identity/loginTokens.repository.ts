import { instant, MINUTE } from '../lib/time';
import { hashToken, randomToken } from '../lib/tokens';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** Milliseconds; the site waits 2 s and then exchanges it. */
const LOGIN_TOKEN_LIFE = 2 * MINUTE;

/** The user whom a login token signs in, the browser, and whether the computer is shared. */
export interface LoginTokenOwner {
  userId: string;
  /** SHA-256 of the cookie that the browser began the authorization request with. */
  browserHash: string;
  shared: boolean;
  /** Whether BankID was used, and not a social provider. */
  byBankid: boolean;
  /** Whether the way that was used counts as a proof. */
  proves: boolean;
}

/**
 * Stores the one-time token that part 7's auth calls return, as its hash.
 *
 * @param token - a random one where none is given.
 */
export async function issueLoginToken(
  db: Queryable,
  owner: LoginTokenOwner,
  now: number,
  token = randomToken(),
): Promise<string> {
  await db.query(
    `insert into login_tokens (token_hash, user_id, browser_hash, shared, by_bankid, proves,
       expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      hashToken(token),
      owner.userId,
      owner.browserHash,
      owner.shared,
      owner.byBankid,
      owner.proves,
      instant(now + LOGIN_TOKEN_LIFE),
    ],
  );
  return token;
}

/**
 * Uses up a token, in one statement, so that it works once.
 *
 * @returns whom it signs in, and the cookie of its browser; null when it is unknown, used, expired
 * or another browser's.
 */
export async function consumeLoginToken(
  db: Queryable,
  { token, browserHashes }: { token: string; browserHashes: readonly string[] },
  now: number,
): Promise<LoginTokenOwner | null> {
  const [row] = await db.query<{
    user_id: string;
    browser_hash: string;
    shared: boolean;
    by_bankid: boolean;
    proves: boolean;
  }>(
    `update login_tokens set used_at = $3
      where token_hash = $1 and browser_hash = any($2) and used_at is null and expires_at > $3
      returning user_id, browser_hash, shared, by_bankid, proves`,
    [hashToken(token), browserHashes, instant(now)],
  );
  return row
    ? {
        userId: row.user_id,
        browserHash: row.browser_hash,
        shared: row.shared,
        byBankid: row.by_bankid,
        proves: row.proves,
      }
    : null;
}

/** Deletes what could still sign an account in. */
export async function deleteLoginTokensOf(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from login_tokens where user_id = $1', [userId]);
}

/** Deletes what has expired. */
export async function pruneLoginTokens(db: Queryable, now: number): Promise<void> {
  await deleteInSlices(db, 'delete from login_tokens where expires_at <= $1', [instant(now)]);
}
