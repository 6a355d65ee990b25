import { isLanguage, type Language } from '#domain/language';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';

/** The recipient of a mail, and its language. */
export interface MailOwner {
  userId: string;
  email: string;
  language: Language;
}

interface OwnerRow {
  id: string;
  email: string;
  language: string;
}

function toOwner({ id, email, language }: OwnerRow): MailOwner {
  return { userId: id, email, language: isLanguage(language) ? language : 'sv' };
}

/**
 * An account's current address, locked until the transaction ends; null when the account does not
 * exist.
 */
export async function lockMailOwner(tx: Queryable, userId: string): Promise<MailOwner | null> {
  const [row] = await tx.query<OwnerRow>(
    'select id, email, language from users where id = $1 for update',
    [userId],
  );
  return row ? toOwner(row) : null;
}

/** The account with the address, ignoring case; null when there is none. */
export async function findMailOwner(db: Queryable, email: string): Promise<MailOwner | null> {
  const [row] = await db.query<OwnerRow>(
    'select id, email, language from users where lower(email) = lower($1)',
    [email],
  );
  return row ? toOwner(row) : null;
}

/** Changes the spelling (upper and lower case) of an account's address, without a confirmation. */
export async function changeEmailSpelling(
  tx: Queryable,
  userId: string,
  email: string,
  now: number,
): Promise<void> {
  await tx.query('update users set email = $2, updated_at = $3 where id = $1', [
    userId,
    email,
    instant(now),
  ]);
}

/** Stores the address to be confirmed; it replaces an earlier one, whose link is then invalid. */
export async function setPendingEmail(
  tx: Queryable,
  userId: string,
  pending: { email: string; tokenHash: string; expiresAt: number },
  now: number,
): Promise<void> {
  await tx.query(
    `update users
        set pending_email = $2, pending_email_token_hash = $3, pending_email_expires_at = $4,
            updated_at = $5
      where id = $1`,
    [userId, pending.email, pending.tokenHash, instant(pending.expiresAt), instant(now)],
  );
}

/** Deletes the address to be confirmed; its link is then invalid. */
export async function clearPendingEmail(tx: Queryable, userId: string, now: number): Promise<void> {
  await tx.query(
    `update users
        set pending_email = null, pending_email_token_hash = null,
            pending_email_expires_at = null, updated_at = $2
      where id = $1 and pending_email is not null`,
    [userId, instant(now)],
  );
}

/**
 * Makes the address that the token confirms the account's address.
 * @returns the account with the address it had before, and whether they differ; null for a token
 *   that is unknown, used, replaced or expired.
 * @throws SqlError of the index `users_email` when another account now has the address.
 */
export async function confirmPendingEmail(
  tx: Queryable,
  tokenHash: string,
  now: number,
): Promise<(MailOwner & { changed: boolean }) | null> {
  const [row] = await tx.query<OwnerRow & { changed: boolean }>(
    `update users
        set email = before.pending_email, pending_email = null, pending_email_token_hash = null,
            pending_email_expires_at = null, updated_at = $2
       from (select id, email, pending_email from users
              where pending_email_token_hash = $1 and pending_email_expires_at > $2
              for update) as before
      where users.id = before.id
      returning users.id, before.email, users.language,
        lower(before.email) <> lower(before.pending_email) as changed`,
    [tokenHash, instant(now)],
  );
  return row ? { ...toOwner(row), changed: row.changed } : null;
}

/** Deletes addresses that were not confirmed in time. */
export async function prunePendingEmails(db: Queryable, now: number): Promise<void> {
  await db.query(
    `update users
        set pending_email = null, pending_email_token_hash = null, pending_email_expires_at = null
      where pending_email_expires_at <= $1`,
    [instant(now)],
  );
}
