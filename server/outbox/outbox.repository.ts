import { instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';
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
       insert into outbox (channel, kind, key, lane, receiver, user_id, payload, created_at, due_at,
         expires_at)
       select channel, kind, key, lane, receiver, "userId", payload, $2, "dueAt", "expiresAt"
       from jsonb_to_recordset($1::jsonb) as entry (channel text, kind text, key text, lane text,
         receiver text, "userId" text, payload jsonb, "dueAt" timestamptz, "expiresAt" timestamptz)
       on conflict (channel, key) do update set position = default, kind = excluded.kind,
         lane = excluded.lane, receiver = excluded.receiver, user_id = excluded.user_id,
         payload = excluded.payload, created_at = excluded.created_at, due_at = excluded.due_at,
         expires_at = excluded.expires_at, leased_until = null, attempts = 0, set_aside_at = null
       returning channel
     )
     select pg_notify('${OUTBOX_NOTIFICATION}', channel)
     from (select distinct channel from queued) as channels`,
    [json(entries), instant(now)],
  );
}

/** Who is called with an entry; those of an earlier version have no such field. */
const RECEIVER = 'coalesce(due.receiver, due.lane, due.channel)';

/**
 * Takes the entry of a channel that is due first; null when none is. Several nodes may ask at once:
 * what one has taken is locked or leased, and no other takes it until the lease expires, for example
 * after a crash.
 *
 * @param lease - milliseconds that this node has to send it.
 * @param triesInOrder - while an entry has been tried fewer times, later ones of its lane wait.
 * @param kinds - to take; null for all.
 * @param only - receivers to take for; null for all.
 * @param except - receivers to take nothing for.
 */
export async function takeDue<Payload>(
  db: Queryable,
  {
    channel,
    now,
    lease,
    triesInOrder,
    kinds,
    only,
    except,
  }: {
    channel: ChannelName;
    now: number;
    lease: number;
    triesInOrder: number;
    kinds: readonly string[] | null;
    only: readonly string[] | null;
    except: readonly string[];
  },
): Promise<Entry<Payload> | null> {
  const [row] = await db.query<Omit<Entry<Payload>, 'expiresAt'> & { expiresAt: string }>(
    `update outbox as due set attempts = attempts + 1, leased_until = $3
     where position = (
       select due.position from outbox as due
       where due.channel = $1 and due.due_at <= $2 and due.expires_at > $2
         and (due.leased_until is null or due.leased_until <= $2)
         and ($5::text[] is null or ${RECEIVER} = any($5::text[]))
         and not ${RECEIVER} = any($6::text[])
         and ($7::text[] is null or due.kind = any($7::text[]))
         and not exists (
           select 1 from outbox as earlier
           where earlier.channel = due.channel and earlier.lane = due.lane
             and earlier.position < due.position and earlier.expires_at > $2
             and (earlier.attempts < $4::bigint and earlier.set_aside_at is null
               or earlier.leased_until > $2))
       order by due.due_at, due.position
       limit 1
       for update of due skip locked)
     returning position, kind, key, lane, ${RECEIVER} as receiver,
       set_aside_at is not null as "isSetAside", user_id as "userId", payload, attempts, expires_at as "expiresAt"`,
    [channel, instant(now), instant(now + lease), triesInOrder, only, except, kinds],
  );
  return row ? { ...row, expiresAt: Date.parse(row.expiresAt) } : null;
}

/** Deletes an entry that has been sent or dropped, unless a newer one has taken its place. */
export async function deleteEntry(tx: Queryable, position: number): Promise<void> {
  await tx.query('delete from outbox where position = $1', [position]);
}

/**
 * Gives an entry back, due at `dueAt`.
 *
 * @param counted - whether that was a try.
 * @param setAsideAt - milliseconds since the epoch, of one that is not whole; null of the others.
 */
export async function postponeEntry(
  tx: Queryable,
  position: number,
  { dueAt, counted, setAsideAt }: { dueAt: number; counted: boolean; setAsideAt: number | null },
): Promise<void> {
  await tx.query(
    `update outbox set due_at = $2, leased_until = null,
       attempts = attempts - case when $3 then 0 else 1 end,
       set_aside_at = case when $4::timestamptz is not null then coalesce(set_aside_at, $4) end
     where position = $1`,
    [position, instant(dueAt), counted, setAsideAt === null ? null : instant(setAsideAt)],
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
  await deleteInSlices(db, 'delete from outbox where expires_at <= $1', [instant(now)]);
}

/** What a channel has not sent yet. */
export interface Backlog {
  count: number;
  /** When the oldest was written, ISO 8601 UTC; null without one. */
  oldest: string | null;
  /** Of them those that could not be made ready. */
  setAside: number;
  /** How many wait for the one receiver that most wait for. */
  mostForOne: number;
}

export async function findBacklog(db: Queryable, channel: ChannelName): Promise<Backlog> {
  const [row] = await db.query<Backlog>(
    `select coalesce(sum(count), 0)::int as count, min(oldest) as oldest,
       coalesce(sum(set_aside), 0)::int as "setAside", coalesce(max(count), 0)::int as "mostForOne"
     from (
       select count(*) as count, min(created_at) as oldest, count(set_aside_at) as set_aside
       from outbox as due where channel = $1 group by ${RECEIVER}) as receivers`,
    [channel],
  );
  return row ?? { count: 0, oldest: null, setAside: 0, mostForOne: 0 };
}

/** An entry as an operator sees it: nothing of what it says, and nobody's address. */
export interface ListedEntry {
  channel: ChannelName;
  key: string;
  kind: string;
  receiver: string;
  attempts: number;
  /** ISO 8601 UTC. */
  createdAt: string;
  dueAt: string;
  expiresAt: string;
  setAsideAt: string | null;
}

/** What waits, the oldest first; of all channels when none is given. */
export function findEntries(
  db: Queryable,
  { channel, limit }: { channel: ChannelName | null; limit: number },
): Promise<ListedEntry[]> {
  return db.query<ListedEntry>(
    `select channel, key, kind, ${RECEIVER} as receiver, attempts, created_at as "createdAt",
       due_at as "dueAt", expires_at as "expiresAt", set_aside_at as "setAsideAt"
     from outbox as due where $1::text is null or channel = $1
     order by created_at, position limit $2`,
    [channel, limit],
  );
}

/** Makes what waits due, and notifies the workers at the commit. @returns how many became due. */
export async function makeAllDue(
  tx: Queryable,
  { channel, key }: { channel: ChannelName; key: string | null },
  now: number,
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `with waiting as (
       update outbox set due_at = $3
       where channel = $1 and ($2::text is null or key = $2) and expires_at > $3
       returning channel
     ), told as (
       select pg_notify('${OUTBOX_NOTIFICATION}', channel) from waiting limit 1
     )
     select (select count(*) from waiting) as count, (select count(*) from told) as told`,
    [channel, key, instant(now)],
  );
  return row?.count ?? 0;
}
