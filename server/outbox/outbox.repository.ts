import { instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';
import type { ChannelName, Entry, NewEntry } from './entry';

/** What notifies the workers at the commit; the payload is the channel's name. */
export const OUTBOX_NOTIFICATION = 'outbox';

interface StoredEntry extends Required<Omit<NewEntry, 'dueAt' | 'expiresAt' | 'lane'>> {
  lane: string | null;
  /** ISO 8601 UTC. */
  dueAt: string;
  expiresAt: string;
}

/** Writes entries, each in place of the one with its key, and notifies the workers at the commit. */
export async function insertEntries(
  tx: Queryable,
  entries: readonly StoredEntry[],
  now: number,
): Promise<void> {
  await tx.query(
    `with queued as (
       insert into outbox (channel, kind, key, lane, user_id, payload, created_at, due_at,
         expires_at)
       select channel, kind, key, lane, "userId", payload, $2, "dueAt", "expiresAt"
       from jsonb_to_recordset($1::jsonb) as entry (channel text, kind text, key text, lane text,
         "userId" text, payload jsonb, "dueAt" timestamptz, "expiresAt" timestamptz)
       on conflict (channel, key) do update set position = default, kind = excluded.kind,
         lane = excluded.lane, user_id = excluded.user_id, payload = excluded.payload,
         created_at = excluded.created_at, due_at = excluded.due_at,
         expires_at = excluded.expires_at, leased_until = null, attempts = 0
       returning channel
     )
     select pg_notify('${OUTBOX_NOTIFICATION}', channel)
     from (select distinct channel from queued) as channels`,
    [json(entries), instant(now)],
  );
}

/**
 * Takes the entry of a channel that is due first; null when none is. Several nodes may ask at once:
 * what one has taken is locked or leased, and no other takes it until the lease expires, for example
 * after a crash.
 *
 * @param lease - milliseconds that this node has to send it.
 * @param triesInOrder - while an entry has been tried fewer times, later ones of its lane wait.
 */
export async function takeDue<Payload>(
  db: Queryable,
  {
    channel,
    now,
    lease,
    triesInOrder,
  }: { channel: ChannelName; now: number; lease: number; triesInOrder: number },
): Promise<Entry<Payload> | null> {
  const [row] = await db.query<Omit<Entry<Payload>, 'expiresAt'> & { expiresAt: string }>(
    `update outbox set attempts = attempts + 1, leased_until = $3
     where position = (
       select due.position from outbox as due
       where due.channel = $1 and due.due_at <= $2 and due.expires_at > $2
         and (due.leased_until is null or due.leased_until <= $2)
         and not exists (
           select 1 from outbox as earlier
           where earlier.channel = due.channel and earlier.lane = due.lane
             and earlier.position < due.position and earlier.expires_at > $2
             and (earlier.attempts < $4::bigint or earlier.leased_until > $2))
       order by due.due_at, due.position
       limit 1
       for update of due skip locked)
     returning position, kind, key, lane, payload, attempts, expires_at as "expiresAt"`,
    [channel, instant(now), instant(now + lease), triesInOrder],
  );
  return row ? { ...row, expiresAt: Date.parse(row.expiresAt) } : null;
}

/** Deletes an entry that has been sent or dropped, unless a newer one has taken its place. */
export async function deleteEntry(tx: Queryable, position: number): Promise<void> {
  await tx.query('delete from outbox where position = $1', [position]);
}

/** Gives an entry back, due at `dueAt`. @param counted - whether that was a try. */
export async function postponeEntry(
  tx: Queryable,
  position: number,
  { dueAt, counted }: { dueAt: number; counted: boolean },
): Promise<void> {
  await tx.query(
    `update outbox set due_at = $2, leased_until = null,
       attempts = attempts - case when $3 then 0 else 1 end
     where position = $1`,
    [position, instant(dueAt), counted],
  );
}

/** Makes what a channel has of an account due now, and notifies the workers at the commit. */
export async function makeDueNow(
  tx: Queryable,
  { channel, userId }: { channel: ChannelName; userId: string },
  now: number,
): Promise<void> {
  await tx.query(
    `with waiting as (
       update outbox set due_at = $3 where channel = $1 and user_id = $2 and due_at > $3
       returning channel
     )
     select pg_notify('${OUTBOX_NOTIFICATION}', channel) from waiting limit 1`,
    [channel, userId, instant(now)],
  );
}

/** Deletes what waits in a lane. */
export async function deleteLane(tx: Queryable, channel: ChannelName, lane: string): Promise<void> {
  await tx.query('delete from outbox where channel = $1 and lane = $2', [channel, lane]);
}

/** Deletes what is no longer worth sending. */
export async function deleteExpired(db: Queryable, now: number): Promise<void> {
  await db.query('delete from outbox where expires_at <= $1', [instant(now)]);
}

/** What a channel has not sent yet: how many, and when the oldest was written; null without one. */
export async function findBacklog(
  db: Queryable,
  channel: ChannelName,
): Promise<{ count: number; oldest: string | null }> {
  const [row] = await db.query<{ count: number; oldest: string | null }>(
    'select count(*) as count, min(created_at) as oldest from outbox where channel = $1',
    [channel],
  );
  return row ?? { count: 0, oldest: null };
}
