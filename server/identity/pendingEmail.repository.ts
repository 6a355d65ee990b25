import { isLanguage, type Language } from '#domain/language';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { changeInSlices } from '../storage/inSlices';

/** The recipient of a mail, and its language. */
export interface MailOwner {
  userId: string;
  /** An address that its owner has confirmed. */
  email: string;
  language: Language;
}

/** An account's address, confirmed or not. */
export interface AccountAddress extends Omit<MailOwner, 'email'> {
  /** null when the account has none. */
  email: string | null;
  /** ISO 8601 UTC; null until its owner confirms it. */
  confirmedAt: string | null;
}

interface AddressRow {
  id: string;
  email: string | null;
  confirmed_at: string | null;
  language: string;
}

const ADDRESS_COLUMNS = 'id, email, email_confirmed_at as confirmed_at, language';

function toAddress({ id, email, confirmed_at, language }: AddressRow): AccountAddress {
  return {
    userId: id,
    email,
    confirmedAt: confirmed_at,
    language: isLanguage(language) ? language : 'sv',
  };
}

/**
 * An account's current address, confirmed or not, locked until the transaction ends; null when the
 * account does not exist.
 */
export async function lockAccountAddress(
  tx: Queryable,
  userId: string,
): Promise<AccountAddress | null> {
  const [row] = await tx.query<AddressRow>(
    `select ${ADDRESS_COLUMNS} from users where id = $1 for update`,
    [userId],
  );
  return row ? toAddress(row) : null;
}

/**
 * Where mail about an account goes, locked until the transaction ends; null when the account does
 * not exist, or has no address that its owner has confirmed.
 */
export async function lockMailOwner(tx: Queryable, userId: string): Promise<MailOwner | null> {
  return confirmedOwner(await lockAccountAddress(tx, userId));
}

/** The account whose owner has confirmed the address, ignoring case; null when there is none. */
export async function findMailOwner(db: Queryable, email: string): Promise<MailOwner | null> {
  const [row] = await db.query<AddressRow>(
    `select ${ADDRESS_COLUMNS} from users
      where lower(email) = lower($1) and email_confirmed_at is not null`,
    [email],
  );
  return row ? confirmedOwner(toAddress(row)) : null;
}

function confirmedOwner(address: AccountAddress | null): MailOwner | null {
  if (!address || address.email === null || address.confirmedAt === null) return null;
  const { userId, email, language } = address;
  return { userId, email, language };
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
            updated_at = $5, asked_to_confirm_at = coalesce(asked_to_confirm_at, $5)
      where id = $1`,
    [userId, pending.email, pending.tokenHash, instant(pending.expiresAt), instant(now)],
  );
}

/**
 * Accounts with a typed address that nobody was ever asked to confirm, the oldest first, locked until the
 * transaction ends; another node takes others. Whose address another account has confirmed are none of
 * them: its owner has proved it.
 */
export function lockNeverAsked(
  tx: Queryable,
  limit: number,
): Promise<{ userId: string; email: string; language: Language }[]> {
  return tx.query(
    `select id as "userId", email, language from users
     where email is not null and email_confirmed_at is null and asked_to_confirm_at is null
       and pending_email is null and suspended_at is null
       and not exists (select 1 from users as owners
         where lower(owners.email) = lower(users.email) and owners.email_confirmed_at is not null)
     order by created_at, id limit $1 for update skip locked`,
    [limit],
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
 * Makes the address that the token confirms the account's address, and takes it from the accounts
 * that only typed it.
 * @returns the account with the address it had before, and whether they differ; null for a token
 *   that is unknown, used, replaced or expired.
 * @throws SqlError of the index `users_confirmed_email` when another account has confirmed it.
 */
export async function confirmPendingEmail(
  tx: Queryable,
  tokenHash: string,
  now: number,
): Promise<(AccountAddress & { changed: boolean; losers: string[] }) | null> {
  const [row] = await tx.query<AddressRow & { changed: boolean; confirmed: string }>(
    `update users
        set email = before.pending_email, email_confirmed_at = $2, email_lost_at = null,
            pending_email = null, pending_email_token_hash = null,
            pending_email_expires_at = null, updated_at = $2
       from (select id, email, email_confirmed_at, pending_email from users
              where pending_email_token_hash = $1 and pending_email_expires_at > $2
              for update) as before
      where users.id = before.id
      returning users.id, before.email, before.email_confirmed_at as confirmed_at, users.language,
        lower(before.email) is distinct from lower(before.pending_email) as changed,
        users.email as confirmed`,
    [tokenHash, instant(now)],
  );
  if (!row) return null;
  const losers = await releaseAddress(tx, { email: row.confirmed, keeper: row.id }, now);
  return { ...toAddress(row), changed: row.changed, losers };
}

/**
 * Takes an address from the accounts that only typed it: somebody has proved that it is theirs.
 * @returns the ids of these accounts.
 */
export async function releaseAddress(
  tx: Queryable,
  { email, keeper }: { email: string; keeper: string | null },
  now: number,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `update users
        set email = null, email_lost_at = $3, updated_at = $3,
            pending_email = case when lower(pending_email) <> lower($1) then pending_email end,
            pending_email_token_hash =
              case when lower(pending_email) <> lower($1) then pending_email_token_hash end,
            pending_email_expires_at =
              case when lower(pending_email) <> lower($1) then pending_email_expires_at end
      where lower(email) = lower($1) and email_confirmed_at is null
        and id is distinct from $2
      returning id`,
    [email, keeper, instant(now)],
  );
  return rows.map(({ id }) => id);
}

/**
 * Notes that a provider has verified the address which an account has typed, unless another account
 * has confirmed it.
 * @returns whether it is confirmed by that.
 */
export async function confirmTypedAddress(
  tx: Queryable,
  { userId, email }: { userId: string; email: string },
  now: number,
): Promise<boolean> {
  const rows = await tx.query(
    `update users
        set email_confirmed_at = $3, updated_at = $3,
            pending_email = case when lower(pending_email) <> lower($2) then pending_email end,
            pending_email_token_hash =
              case when lower(pending_email) <> lower($2) then pending_email_token_hash end,
            pending_email_expires_at =
              case when lower(pending_email) <> lower($2) then pending_email_expires_at end
      where id = $1 and lower(email) = lower($2) and email_confirmed_at is null
        and not exists (select 1 from users as other
          where lower(other.email) = lower($2) and other.email_confirmed_at is not null)
      returning id`,
    [userId, email, instant(now)],
  );
  return rows.length > 0;
}

/** Deletes addresses that were not confirmed in time. */
export async function prunePendingEmails(db: Queryable, now: number): Promise<void> {
  await changeInSlices(
    db,
    `update users
        set pending_email = null, pending_email_token_hash = null, pending_email_expires_at = null
      where id in (select id from users where pending_email_expires_at <= $1
        limit $2 for update skip locked)
      returning id`,
    [instant(now)],
  );
}
