import { type Cursor, compareCursors, formatCursor, parseCursor } from '#domain/live/cursor';
import type { Clock } from '../lib/clock';
import { DAY } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { inSlices } from '../storage/inSlices';
import { findSetting, saveSetting } from '../storage/settings.repository';

/** The audience of a change: one candidate, or the jobs, which everyone may see. */
type ChangeScope = 'jobs' | `user:${string}`;

/** The type and id of a changed thing; the reader reads the thing itself. */
export interface ChangeNote {
  scope: ChangeScope;
  /** The type: `application`, `job`, `profile`. */
  type: string;
  entityId: string;
}

/** A change with its cursor. */
export interface Change extends Omit<ChangeNote, 'scope'> {
  scope: string;
  cursor: Cursor;
}

/** The channel that notifies the readers; its payload is empty. */
export const CHANGE_CHANNEL = 'change_log';

/** Days that changes are kept. */
const KEPT_DAYS = 7;
/** In `settings`: the last cursor that was pruned. */
const PRUNED_KEY = 'change_log_pruned_to';

/**
 * Writes a change in the transaction `tx` that makes it, so that neither exists without the other,
 * and notifies the readers at the commit.
 */
export async function appendChange(
  tx: Queryable,
  { scope, type, entityId }: ChangeNote,
): Promise<void> {
  await tx.query(
    `with written as (
       insert into change_log (scope, type, entity_id) values ($1, $2, $3) returning seq
     )
     select pg_notify('${CHANGE_CHANNEL}', '') from written`,
    [scope, type, entityId],
  );
}

interface ChangeRow {
  xid: string;
  seq: number;
  scope: string;
  type: string;
  entity_id: string;
}

/**
 * The changes after `cursor`, oldest first, of the given scopes or all. Only those whose
 * transaction is older than every running one, so that later commits always come after them.
 */
export async function changesAfter(
  database: Queryable,
  cursor: Cursor,
  limit: number,
  scopes: readonly string[] | null = null,
): Promise<Change[]> {
  const rows = await database.query<ChangeRow>(
    `select xid, seq, scope, type, entity_id from change_log
     where (xid, seq) > ($1::xid8, $2::int8)
       and xid < pg_snapshot_xmin(pg_current_snapshot())
       and ($4::text[] is null or scope = any($4))
     order by change_log.xid, seq
     limit $3`,
    [cursor.xid, cursor.seq, limit, scopes],
  );
  return rows.map(({ xid, seq, scope, type, entity_id }) => ({
    cursor: { xid: BigInt(xid), seq },
    scope,
    type,
    entityId: entity_id,
  }));
}

/** How many changes there are after `cursor`, running transactions included; `limit` at most. */
export async function countAfter(
  database: Queryable,
  cursor: Cursor,
  limit: number,
): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from (
       select 1 from change_log where (xid, seq) > ($1::xid8, $2::int8) limit $3) as later`,
    [cursor.xid, cursor.seq, limit],
  );
  return row?.count ?? 0;
}

/**
 * Which things have a change of a scope after `cursor`, of some where `ids` are given; one that no
 * reader gets yet is included.
 */
export async function changedAfter(
  database: Queryable,
  cursor: Cursor,
  { scope, ids = null }: { scope: ChangeScope; ids?: readonly string[] | null },
): Promise<Set<string>> {
  const rows = await database.query<{ id: string }>(
    `select distinct entity_id as id from change_log
     where (xid, seq) > ($1::xid8, $2::int8) and scope = $3
       and ($4::text[] is null or entity_id = any($4::text[]))`,
    [cursor.xid, cursor.seq, scope, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The cursor before which everything has been committed and after which nothing has been read. */
export async function currentCursor(database: Queryable): Promise<Cursor> {
  const [row] = await database.query<{ xid: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot()) as xid',
  );
  return { xid: BigInt(row?.xid ?? 0), seq: 0 };
}

/**
 * Whether the log has all changes since a cursor: not when some of them are pruned, nor for a
 * future one.
 */
export async function isRemembered(database: Queryable, cursor: Cursor): Promise<boolean> {
  if (cursor.xid > (await currentCursor(database)).xid) return false;
  const setting = await findSetting(database, PRUNED_KEY);
  const pruned = typeof setting === 'string' ? parseCursor(setting) : null;
  return pruned === null || compareCursors(cursor, pruned) >= 0;
}

/**
 * The last change up to a cursor, as a text that only the same change has; null when there is none.
 * The same text at another time means the same history up to there.
 */
export async function lastChangeUpTo(database: Queryable, cursor: Cursor): Promise<string | null> {
  const [row] = await database.query<{ change: string }>(
    `select concat_ws(' ', xid, seq, entity_id, extract(epoch from at)) as change from change_log
     where (xid, seq) <= ($1::xid8, $2::int8) order by change_log.xid desc, seq desc limit 1`,
    [cursor.xid, cursor.seq],
  );
  return row?.change ?? null;
}

/**
 * Deletes changes older than seven days, and returns how many. Of two nodes one waits for the other:
 * the place up to which all is gone never goes back.
 */
export function pruneChangeLog(database: Database, clock: Clock): Promise<number> {
  const before = new Date(clock.now() - KEPT_DAYS * DAY);
  return inSlices((limit) =>
    database.transaction(async (tx) => {
      const [pruned] = await tx.query<{ count: number; xid: string | null; seq: number | null }>(
        `with past as (
           select xid, seq from change_log where at < $1
           order by change_log.xid, seq limit $2 for update
         ), deleted as (
           delete from change_log using past
           where change_log.xid = past.xid and change_log.seq = past.seq
           returning change_log.xid, change_log.seq
         )
         select (select count(*) from deleted) as count, xid, seq
         from (select null) as always
         left join (select xid, seq from deleted order by deleted.xid desc, seq desc limit 1) as last
           on true`,
        [before, limit],
      );
      if (!pruned || pruned.xid === null || pruned.seq === null) return 0;
      const place = formatCursor({ xid: BigInt(pruned.xid), seq: pruned.seq });
      await saveSetting(tx, PRUNED_KEY, place);
      return pruned.count;
    }),
  );
}
