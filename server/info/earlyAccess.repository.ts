import type { Language } from '#domain/language';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

export interface EarlyAccessRequest {
  /** A keyed digest of the address. */
  id: string;
  email: string;
  language: Language;
  at: number;
}

/**
 * Stores a sign-up that waits for its confirmation, or renews it.
 * @returns when it was confirmed, ISO 8601 UTC; null while it waits.
 */
export async function saveEarlyAccess(
  tx: Queryable,
  { id, email, language, at }: EarlyAccessRequest,
): Promise<string | null> {
  const [row] = await tx.query<{ confirmedAt: string | null }>(
    `insert into early_access (id, email, language, asked_at)
     values ($1, $2, $3, $4)
     on conflict (id) do update set asked_at = $4,
       language = case when early_access.confirmed_at is null then $3
         else early_access.language end
     returning confirmed_at as "confirmedAt"`,
    [id, email, language, instant(at)],
  );
  return row?.confirmedAt ?? null;
}

/** Confirms a sign-up; `null` when there is none that waits since then, or later. */
export async function confirmEarlyAccess(
  tx: Queryable,
  { id, at, since }: { id: string; at: number; since: number },
): Promise<'now' | 'before' | null> {
  const [waiting] = await tx.query(
    `update early_access set confirmed_at = $2
     where id = $1 and confirmed_at is null and asked_at > $3 returning id`,
    [id, instant(at), instant(since)],
  );
  if (waiting) return 'now';
  const [confirmed] = await tx.query(
    'select id from early_access where id = $1 and confirmed_at is not null',
    [id],
  );
  return confirmed ? 'before' : null;
}

export async function deleteEarlyAccess(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from early_access where id = $1', [id]);
}

/** Deletes what was not confirmed in time, and what was confirmed too long ago. */
export async function pruneEarlyAccess(
  db: Queryable,
  before: { waiting: number; confirmed: number },
): Promise<void> {
  await deleteInSlices(
    db,
    'delete from early_access where (confirmed_at is null and asked_at <= $1) or confirmed_at <= $2',
    [instant(before.waiting), instant(before.confirmed)],
  );
}
