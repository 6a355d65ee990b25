import type { ExportStatus, PersonalDataExport } from '#domain/api/privacy';
import { DAY, instant, MINUTE } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** Milliseconds that a node has for an export before another node may start it again. */
const LEASE = 10 * MINUTE;
/** Tries before an export has failed. */
export const MAX_ATTEMPTS = 3;
/** Milliseconds that a ZIP is kept. */
const FILE_KEPT = 7 * DAY;
/** Milliseconds that an export is listed. */
const ROW_KEPT = 30 * DAY;

/** Adds an export; null when one of the user's is in progress. */
export async function insertExport(
  tx: Queryable,
  { id, userId, now }: { id: string; userId: string; now: number },
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `insert into data_exports (id, user_id, status, requested_at) values ($1, $2, 'queued', $3)
     on conflict (user_id) where status in ('queued', 'running') do nothing returning id`,
    [id, userId, instant(now)],
  );
  return row?.id ?? null;
}

/** The user's export in progress; null when there is none. */
export async function findUnderWay(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    `select id from data_exports where user_id = $1 and status in ('queued', 'running')`,
    [userId],
  );
  return row?.id ?? null;
}

export async function countExportsSince(
  db: Queryable,
  userId: string,
  since: number,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from data_exports where user_id = $1 and requested_at > $2',
    [userId, instant(since)],
  );
  return row?.count ?? 0;
}

/** A user's exports, newest first. */
export async function findExports(db: Queryable, userId: string): Promise<PersonalDataExport[]> {
  const rows = await db.query<PersonalDataExport & { incomplete: boolean }>(
    `select id, status, progress, requested_at as "requestedAt", expires_at as "expiresAt", size,
            incomplete
     from data_exports where user_id = $1 order by requested_at desc, id desc`,
    [userId],
  );
  return rows.map(({ incomplete, ...whole }) =>
    incomplete ? { ...whole, incomplete: true } : whole,
  );
}

/** The file of a user's own export that is ready; null when there is none. */
export async function findExportFile(
  db: Queryable,
  { id, userId, now }: { id: string; userId: string; now: number },
): Promise<{ fileId: string; size: number; requestedAt: string } | null> {
  const [row] = await db.query<{ fileId: string; size: number; requestedAt: string }>(
    `select file_id as "fileId", size, requested_at as "requestedAt" from data_exports
     where id = $1 and user_id = $2 and status = 'ready' and expires_at > $3
       and file_id is not null`,
    [id, userId, instant(now)],
  );
  return row ?? null;
}

/** An export that this node makes. */
export interface TakenExport {
  id: string;
  userId: string;
  attempts: number;
}

/**
 * Takes the export that has waited longest, but for some; null when none is waiting.
 *
 * @param firstTries - only of those that were not tried before.
 */
export async function takeExport(
  db: Queryable,
  now: number,
  { without, firstTries }: { without: readonly string[]; firstTries: boolean },
): Promise<TakenExport | null> {
  const [row] = await db.query<TakenExport>(
    `update data_exports
        set status = 'running', progress = 0, attempts = attempts + 1, leased_until = $2
      where id = (
        select id from data_exports
         where (status = 'queued' or (status = 'running' and leased_until <= $1))
           and id <> all($3::text[]) and (not $4::boolean or attempts = 0)
         order by requested_at limit 1 for update skip locked)
      returning id, user_id as "userId", attempts`,
    [instant(now), instant(now + LEASE), without, firstTries],
  );
  return row ?? null;
}

/** A ZIP that is stored. */
export interface MadeExport {
  fileId: string;
  /** Bytes. */
  size: number;
  /** Something could not be read. */
  incomplete: boolean;
}

/** Records the progress, and extends the time for the rest. */
export async function noteProgress(
  db: Queryable,
  { id, attempts }: TakenExport,
  progress: number,
  now: number,
): Promise<void> {
  await db.query(
    `update data_exports set progress = $3, leased_until = $4
     where id = $1 and attempts = $2 and status = 'running'`,
    [id, attempts, progress, instant(now + LEASE)],
  );
}

/**
 * Ends the exports in progress of an account: their maker records nothing more. It is one
 * statement, so that progress that is recorded meanwhile cannot make it fail.
 */
export async function stopExports(db: Database, userId: string): Promise<void> {
  await db.query(
    `update data_exports set status = 'failed', leased_until = null
     where user_id = $1 and status in ('queued', 'running')`,
    [userId],
  );
}

/**
 * Records the finished file; false when another node has taken the export, or the account does not
 * exist.
 */
export async function noteReady(
  db: Queryable,
  { id, attempts }: TakenExport,
  { fileId, size, incomplete, now }: MadeExport & { now: number },
): Promise<boolean> {
  const rows = await db.query(
    `update data_exports
        set status = 'ready', progress = 1, file_id = $3, size = $4, expires_at = $5,
            leased_until = null, incomplete = $6
      where id = $1 and attempts = $2 and status = 'running' returning id`,
    [id, attempts, fileId, size, instant(now + FILE_KEPT), incomplete],
  );
  return rows.length > 0;
}

/**
 * Records that a try has failed, and the export's new status.
 * @returns false when the export was deleted with its account, or another node has taken it.
 */
export async function noteTryFailed(
  db: Queryable,
  { id, attempts }: TakenExport,
  status: Extract<ExportStatus, 'queued' | 'failed'>,
): Promise<boolean> {
  const noted = await db.query(
    `update data_exports set status = $3, progress = 0, leased_until = null
     where id = $1 and attempts = $2 and status = 'running' returning id`,
    [id, attempts, status],
  );
  return noted.length > 0;
}

/** Removes the files of some expired exports from their rows; returns the files. */
export async function expireExports(tx: Queryable, now: number, limit: number): Promise<string[]> {
  const rows = await tx.query<{ file: string }>(
    `with past as (
       select id, file_id from data_exports
       where status = 'ready' and expires_at <= $1 limit $2 for update skip locked)
     update data_exports set status = 'expired', file_id = null
     from past where past.id = data_exports.id returning past.file_id as file`,
    [instant(now), limit],
  );
  return rows.map(({ file }) => file);
}

/** Deletes exports that were requested 30 days ago; their files have been deleted before. */
export async function deleteOldExports(db: Queryable, now: number): Promise<void> {
  await deleteInSlices(
    db,
    'delete from data_exports where requested_at <= $1 and file_id is null',
    [instant(now - ROW_KEPT)],
  );
}
