import type { SocialConnection } from '#domain/api/social';
import type { SocialProviderId } from '#domain/signIn/ways';
import { instant } from '../../lib/time';
import type { Queryable } from '../../storage/database';
import type { SocialKey } from './socialProvider';

/** The user whom a provider's account signs in; null for none. */
export async function findUserBySocial(
  db: Queryable,
  { provider, issuer, subject }: SocialKey,
): Promise<string | null> {
  const [row] = await db.query<{ user_id: string }>(
    `select user_id from social_identities
      where provider = $1 and issuer = $2 and subject = $3`,
    [provider, issuer, subject],
  );
  return row?.user_id ?? null;
}

/**
 * Lets a provider's account sign a user in.
 * @returns false when it already signs a user in, or the user has another account of the provider.
 */
export async function linkSocial(
  tx: Queryable,
  {
    provider,
    issuer,
    subject,
    email,
    userId,
  }: SocialKey & { email: string | null; userId: string },
  now: number,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into social_identities (provider, issuer, subject, user_id, email, linked_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning user_id`,
    [provider, issuer, subject, userId, email, instant(now)],
  );
  return rows.length > 0;
}

/** A provider's account that signs a user in. */
export type StoredConnection = Pick<SocialConnection, 'provider' | 'email' | 'linkedAt'>;

/** The providers' accounts that sign a user in, the oldest first. */
export async function listSocial(db: Queryable, userId: string): Promise<StoredConnection[]> {
  const rows = await db.query<{ provider: SocialProviderId; email: string | null; at: string }>(
    `select provider, email, linked_at as at from social_identities
      where user_id = $1 order by linked_at, provider`,
    [userId],
  );
  return rows.map(({ provider, email, at }) => ({ provider, email, linkedAt: at }));
}

/** What a provider's account was connected by. */
export interface UnlinkedSocial {
  issuer: string;
  subject: string;
  email: string | null;
  /** ISO 8601 UTC. */
  linkedAt: string;
}

/** Disconnects a provider's account from a user; null when none was connected. */
export async function unlinkSocial(
  tx: Queryable,
  { userId, provider }: { userId: string; provider: SocialProviderId },
): Promise<UnlinkedSocial | null> {
  const [row] = await tx.query<UnlinkedSocial>(
    `delete from social_identities where user_id = $1 and provider = $2
     returning issuer, subject, email, linked_at as "linkedAt"`,
    [userId, provider],
  );
  return row ?? null;
}
