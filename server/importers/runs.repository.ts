import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';
import type { ImportCounts } from './counts';

export type RunKind = 'file' | 'snapshot' | 'changes';
export type RunOutcome = 'done' | 'failed' | 'stopped' | 'abandoned';

/** A run as the history has it. */
export interface StoredRun {
  id: number;
  source: string;
  origin: string;
  kind: RunKind;
  started_at: string;
  ended_at: string | null;
  outcome: RunOutcome | null;
  note: string | null;
  counts: ImportCounts;
  failures: number;
}

/** A record that should have given a job. */
export interface Failure {
  position: number;
  jobId: string | null;
  reason: string;
}

/** The open run of a source; null when there is none. */
export async function findOpenRun(
  db: Queryable,
  source: string,
): Promise<{ id: number; startedAt: string; leaseUntil: string } | null> {
  const [run] = await db.query<{ id: number; startedAt: string; leaseUntil: string }>(
    `select id, started_at as "startedAt", lease_until as "leaseUntil" from import_runs
     where source = $1 and ended_at is null`,
    [source],
  );
  return run ?? null;
}

/** Stores a run that begins; null when the source has an open one, which a unique index decides. */
export async function insertRun(
  db: Queryable,
  run: { source: string; origin: string; kind: RunKind; startedAt: string; leaseUntil: string },
): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(
    `insert into import_runs (source, origin, kind, started_at, lease_until)
     values ($1, $2, $3, $4, $5)
     on conflict (source) where ended_at is null do nothing
     returning id`,
    [run.source, run.origin, run.kind, run.startedAt, run.leaseUntil],
  );
  return row?.id ?? null;
}

/** Renews the run's lease; false when another process has ended the run. */
export async function renewLease(tx: Queryable, id: number, leaseUntil: string): Promise<boolean> {
  const rows = await tx.query(
    'update import_runs set lease_until = $2 where id = $1 and ended_at is null returning id',
    [id, leaseUntil],
  );
  return rows.length > 0;
}

/** Ends a run that is open; false when it was not. */
export async function endRun(
  tx: Queryable,
  id: number,
  end: { at: string; outcome: RunOutcome; note: string | null; counts: ImportCounts | null },
): Promise<boolean> {
  const rows = await tx.query(
    `update import_runs
     set ended_at = $2, outcome = $3, note = $4, counts = coalesce($5::jsonb, counts)
     where id = $1 and ended_at is null returning id`,
    [id, end.at, end.outcome, end.note, end.counts && json(end.counts)],
  );
  return rows.length > 0;
}

/** Stores how far an open run has come. */
export async function saveCounts(tx: Queryable, id: number, counts: ImportCounts): Promise<void> {
  await tx.query('update import_runs set counts = $2::jsonb where id = $1', [id, json(counts)]);
}

export async function deleteRun(tx: Queryable, id: number): Promise<void> {
  await tx.query('delete from import_runs where id = $1', [id]);
}

/** Stores failed records; one that the run read before is there already. */
export async function insertFailures(
  tx: Queryable,
  runId: number,
  failures: readonly Failure[],
): Promise<void> {
  if (failures.length === 0) return;
  await tx.query(
    `insert into import_failures (run_id, position, job_id, reason)
     select $1, position, "jobId", reason
     from jsonb_to_recordset($2::jsonb) as row (position integer, "jobId" text, reason text)
     on conflict do nothing`,
    [runId, json(failures)],
  );
}

/** The latest runs, newest first. */
export function findRuns(db: Queryable, limit: number): Promise<StoredRun[]> {
  return db.query<StoredRun>(
    `select id, source, origin, kind, started_at, ended_at, outcome, note, counts,
       (select count(*) from import_failures where run_id = import_runs.id) as failures
     from import_runs order by id desc limit $1`,
    [limit],
  );
}

export async function hasRun(db: Queryable, id: number): Promise<boolean> {
  return (await db.query('select 1 from import_runs where id = $1', [id])).length > 0;
}

/** A run's failed records, in order. */
export function findFailures(db: Queryable, runId: number): Promise<Failure[]> {
  return db.query<Failure>(
    `select position, job_id as "jobId", reason from import_failures
     where run_id = $1 order by position`,
    [runId],
  );
}

/** Deletes runs that ended before an instant. */
export async function deleteRunsBefore(tx: Queryable, before: string): Promise<void> {
  await deleteInSlices(tx, 'delete from import_runs where ended_at < $1', [before]);
}

export async function findCursor(
  db: Queryable,
  source: string,
  origin: string,
): Promise<string | null> {
  const [row] = await db.query<{ cursor: string }>(
    'select cursor from import_cursors where source = $1 and origin = $2',
    [source, origin],
  );
  return row?.cursor ?? null;
}

export async function saveCursor(
  tx: Queryable,
  source: string,
  origin: string,
  cursor: string,
): Promise<void> {
  await tx.query(
    `insert into import_cursors (source, origin, cursor) values ($1, $2, $3)
     on conflict (source, origin) do update set cursor = excluded.cursor`,
    [source, origin, cursor],
  );
}
