import type { Job } from '#domain/jobs/job';
import { mendedJob } from '../jobs/storedJobs';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** What the source last said of an ad. */
export interface ImportedAd {
  jobId: string;
  version: number | null;
  state: 'present' | 'removed' | 'missing' | 'unusable';
}

export function findAds(tx: Queryable, jobIds: readonly string[]): Promise<ImportedAd[]> {
  return tx.query<ImportedAd>(
    'select job_id as "jobId", version, state from imported_ads where job_id = any($1::text[])',
    [jobIds],
  );
}

/** Stores what was said of ads, and that the run has read them. */
export async function saveAds(
  tx: Queryable,
  { source, runId, at }: { source: string; runId: number; at: string },
  ads: readonly ImportedAd[],
): Promise<void> {
  if (ads.length === 0) return;
  await tx.query(
    `insert into imported_ads (job_id, source, version, state, run_id, read_at)
     select "jobId", $1, version, state, $2, $3
     from jsonb_to_recordset($4::jsonb) as row ("jobId" text, version bigint, state text)
     on conflict (job_id) do update set
       version = excluded.version, state = excluded.state, run_id = excluded.run_id,
       read_at = excluded.read_at`,
    [source, runId, at, json(ads)],
  );
}

interface StoredAd {
  id: string;
  job: Job;
  sourceId: string;
}

/** The job of an ad, as far as it is whole; it stays the same ad. */
function jobOfAd({ id, job: stored, sourceId }: StoredAd): Job {
  const job = mendedJob({ ...Object(stored), id });
  if (job.source.name === 'jobtech') return job;
  const said = { url: null, applyUrl: null, extent: null, datesRebased: false };
  return { ...job, source: { name: 'jobtech', id: sourceId, ...said } };
}

/** The source's jobs of these ids that are not deleted. */
export async function findLiveJobs(
  tx: Queryable,
  source: string,
  jobIds: readonly string[],
): Promise<Job[]> {
  if (jobIds.length === 0) return [];
  const rows = await tx.query<StoredAd>(
    `select id, data as job, source_id as "sourceId" from jobs
     where source_name = $1 and status <> 'deleted' and id = any($2::text[])`,
    [source, jobIds],
  );
  // What is to be deleted is, also where its row has spoilt
  return rows.map(jobOfAd);
}

/** How many open jobs of the source there are on a day. */
export async function countHeld(tx: Queryable, source: string, day: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*) as count from jobs
     where source_name = $1 and status = 'open' and closes_on >= $2`,
    [source, day],
  );
  return row?.count ?? 0;
}

/** How many usable ads a run has read. */
export async function countRead(
  tx: Queryable,
  { source, runId }: { source: string; runId: number },
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*) as count from imported_ads
     where source = $1 and run_id = $2 and state = 'present'`,
    [source, runId],
  );
  return row?.count ?? 0;
}

/**
 * Jobs of the source, at most `limit`, that are not deleted and that a run has not read; without
 * those whose ad has changed since `changedBefore` (milliseconds), or after `newest` where anything but
 * a snapshot of the same origin was the last to say so.
 */
export async function findUnread(
  tx: Queryable,
  {
    source,
    runId,
    origin,
    changedBefore,
    newest,
  }: {
    source: string;
    runId: number;
    origin: string;
    changedBefore: number;
    newest: number | null;
  },
  limit: number,
): Promise<{ job: Job; version: number | null }[]> {
  const rows = await tx.query<StoredAd & { version: number | null }>(
    `select jobs.id, data as job, source_id as "sourceId", imported_ads.version from jobs
     left join imported_ads on imported_ads.job_id = jobs.id
     left join import_runs last on last.id = imported_ads.run_id
     where source_name = $1 and status <> 'deleted'
       and imported_ads.run_id is distinct from $2
       and (imported_ads.version is null or imported_ads.version < $3)
       and ($4::bigint is null or imported_ads.version is null or imported_ads.version <= $4
         or (last.kind = 'snapshot' and last.origin = $5))
     order by jobs.id limit $6`,
    [source, runId, changedBefore, newest, origin, limit],
  );
  return rows.map((row) => ({ job: jobOfAd(row), version: row.version }));
}

/** Deletes ads that give no job and were last read before an instant. */
export async function forgetAdsBefore(
  tx: Queryable,
  source: string,
  before: string,
): Promise<void> {
  await deleteInSlices(
    tx,
    `delete from imported_ads where source = $1 and state <> 'present' and read_at < $2`,
    [source, before],
  );
}
