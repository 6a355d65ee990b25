import type { SentFrequency } from '#domain/alerts/mailAlerts';
import type { Language } from '#domain/language';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';

export interface AskedAlert {
  id: string;
  /** A keyed digest of the address. */
  recipient: string;
  email: string;
  query: string;
  frequency: SentFrequency;
  language: Language;
  at: number;
}

/** An alert of an address. */
export type MailAlert = Pick<AskedAlert, 'id' | 'email' | 'query'>;

/**
 * Stores an alert that waits for its confirmation. One that is there stays as it is, and can be
 * confirmed again: only its owner changes it, by a link of a mail.
 */
export async function saveAskedAlert(tx: Queryable, asked: AskedAlert): Promise<MailAlert | null> {
  const { id, recipient, email, query, frequency, language, at } = asked;
  const [row] = await tx.query<MailAlert>(
    `insert into mail_alerts (id, recipient, email, query, frequency, language, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (recipient, query) do update set asked_at = $7
     returning id, email, query`,
    [id, recipient, email, query, frequency, language, instant(at)],
  );
  return row ?? null;
}

/** How many alerts an address has confirmed. Those that others have only asked for reserve nothing. */
export async function countConfirmedAlerts(tx: Queryable, recipient: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*) as count from mail_alerts
     where recipient = $1 and confirmed_at is not null`,
    [recipient],
  );
  return row?.count ?? 0;
}

export async function hasAlert(
  tx: Queryable,
  { recipient, query }: Pick<AskedAlert, 'recipient' | 'query'>,
): Promise<boolean> {
  const rows = await tx.query('select 1 from mail_alerts where recipient = $1 and query = $2', [
    recipient,
    query,
  ]);
  return rows.length > 0;
}

/** Confirms an alert that waits since then, or later; false when there is none. */
export async function confirmAlert(
  tx: Queryable,
  { id, frequency, at, since }: { id: string; frequency: SentFrequency; at: number; since: number },
): Promise<boolean> {
  const rows = await tx.query(
    `update mail_alerts set confirmed_at = coalesce(confirmed_at, $2), frequency = $4,
       paused_at = null
     where id = $1 and asked_at > $3 returning id`,
    [id, instant(at), instant(since), frequency],
  );
  return rows.length > 0;
}

/** Changes a confirmed alert: to a frequency, in which it is sent again, or pauses it with null. */
export async function changeMailAlert(
  tx: Queryable,
  { id, frequency, at }: { id: string; frequency: SentFrequency | null; at: number },
): Promise<boolean> {
  const rows = await tx.query(
    `update mail_alerts set frequency = coalesce($2, frequency),
       paused_at = case when $2::text is null then coalesce(paused_at, $3) end
     where id = $1 and confirmed_at is not null returning id`,
    [id, frequency, instant(at)],
  );
  return rows.length > 0;
}

/** Deletes the notices of deleted alerts, where their address has no other. */
async function forget(
  tx: Queryable,
  deleted: readonly { id: string; recipient: string }[],
): Promise<void> {
  const recipients = deleted.map(({ recipient }) => recipient);
  const left = await tx.query<{ recipient: string }>(
    'select distinct recipient from mail_alerts where recipient = any($1::text[])',
    [recipients],
  );
  const stay = new Set(left.map(({ recipient }) => recipient));
  const gone = recipients.filter((one) => !stay.has(one)).map((one) => `mail:${one}`);
  await tx.query('delete from alert_waiting where alert = any($1::text[])', [
    deleted.map(({ id }) => `mail:${id}`),
  ]);
  await tx.query('delete from alert_known where recipient = any($1::text[])', [gone]);
  await tx.query('delete from alert_notified where recipient = any($1::text[])', [gone]);
  await tx.query('delete from alert_notices where recipient = any($1::text[])', [gone]);
}

/** Deletes an alert and, with the last of its address, its notices. */
export async function deleteMailAlert(tx: Queryable, id: string): Promise<void> {
  await forget(
    tx,
    await tx.query<{ id: string; recipient: string }>(
      'delete from mail_alerts where id = $1 returning id, recipient',
      [id],
    ),
  );
}

/**
 * Deletes so many of those that were not confirmed in time, or have been paused for too long; answers
 * how many there were.
 */
export async function pruneMailAlerts(
  tx: Queryable,
  before: { waiting: number; paused: number },
  limit: number,
): Promise<number> {
  const deleted = await tx.query<{ id: string; recipient: string }>(
    `delete from mail_alerts where id in (
       select id from mail_alerts
       where (confirmed_at is null and asked_at <= $1) or paused_at <= $2
       limit $3 for update skip locked)
     returning id, recipient`,
    [instant(before.waiting), instant(before.paused), limit],
  );
  await forget(tx, deleted);
  return deleted.length;
}
