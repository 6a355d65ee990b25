import type { JobMark, MarkedJob } from '#domain/saved/saved';
import type { Queryable } from '../storage/database';

/** What a candidate has marked, the newest first. */
export function findMarks(db: Queryable, userId: string): Promise<MarkedJob[]> {
  return db.query<MarkedJob>(
    `select job_id as "jobId", mark, marked_at as "markedAt" from marked_jobs
     where user_id = $1 order by marked_at desc, job_id`,
    [userId],
  );
}

/** Those of the ids whose jobs can be marked: neither unknown nor hidden by their employer. */
export async function lockMarkableJobs(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from jobs where id = any($1::text[]) and status = 'open' for key share`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/**
 * Marks a job, in place of its mark before; false where it cannot be marked: it is unknown, or hidden
 * by its employer.
 */
export async function saveMark(
  tx: Queryable,
  userId: string,
  { jobId, mark, markedAt }: MarkedJob,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into marked_jobs (user_id, job_id, mark, marked_at)
     select $1, id, $3, $4 from jobs where id = $2 and status = 'open' for key share
     on conflict (user_id, job_id) do update set
       mark = excluded.mark, marked_at = excluded.marked_at
     returning job_id`,
    [userId, jobId, mark, markedAt],
  );
  return rows.length > 0;
}

/** Stores new marks, and other marks of the same jobs in their place. */
export async function saveMarks(
  tx: Queryable,
  userId: string,
  marks: readonly MarkedJob[],
): Promise<void> {
  await tx.query(
    `insert into marked_jobs (user_id, job_id, mark, marked_at)
     select $1, * from unnest($2::text[], $3::text[], $4::timestamptz[])
     on conflict (user_id, job_id) do update set
       mark = excluded.mark, marked_at = excluded.marked_at`,
    [
      userId,
      marks.map(({ jobId }) => jobId),
      marks.map(({ mark }) => mark),
      marks.map(({ markedAt }) => markedAt),
    ],
  );
}

export async function deleteMarks(
  tx: Queryable,
  userId: string,
  jobIds: readonly string[],
): Promise<void> {
  await tx.query('delete from marked_jobs where user_id = $1 and job_id = any($2::text[])', [
    userId,
    jobIds,
  ]);
}

/** Deletes the oldest marks of a kind beyond a number. */
export async function deleteOldestMarks(
  tx: Queryable,
  userId: string,
  { mark, kept }: { mark: JobMark; kept: number },
): Promise<void> {
  await tx.query(
    `delete from marked_jobs where user_id = $1 and job_id in (
       select job_id from marked_jobs where user_id = $1 and mark = $2
       order by marked_at desc, job_id offset $3)`,
    [userId, mark, kept],
  );
}
