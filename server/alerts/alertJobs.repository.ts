import { type SeenFacts, seenFactsOf } from '#domain/alerts/alertFacts';
import type { Job } from '#domain/jobs/job';
import { wholeOnes } from '../jobs/storedJobs';
import { instant } from '../lib/time';
import type { BadItem } from '../quarantine/quarantine';
import { json, type Queryable } from '../storage/database';

/** A job as the last round saw it. */
export interface SeenJob {
  jobId: string;
  /** Since when it is open, ISO 8601 UTC. */
  openedAt: string;
  open: boolean;
  facts: SeenFacts;
}

export async function findSeenJobs(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SeenJob>> {
  const rows = await db.query<SeenJob>(
    `select job_id as "jobId", opened_at as "openedAt", open, facts from alert_jobs
     where job_id = any($1::text[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.jobId, row]));
}

/** Stores how a round saw jobs; one that is gone meanwhile is left out. */
export async function saveSeenJobs(
  tx: Queryable,
  jobs: readonly { job: Job; open: boolean; openedAt: number }[],
): Promise<void> {
  await tx.query(
    `insert into alert_jobs (job_id, opened_at, open, facts)
     select row.job_id, row.opened_at, row.open, row.facts
     from jsonb_to_recordset($1::jsonb)
       as row (job_id text, opened_at timestamptz, open boolean, facts jsonb)
     join jobs on jobs.id = row.job_id
     on conflict (job_id) do update set opened_at = excluded.opened_at, open = excluded.open,
       facts = excluded.facts`,
    [
      json(
        jobs.map(({ job, open, openedAt }) => ({
          job_id: job.id,
          opened_at: instant(openedAt),
          open,
          facts: seenFactsOf(job),
        })),
      ),
    ],
  );
}

/** The jobs' data as it is stored now; apart those whose data is not whole. */
export async function findJobs(
  tx: Queryable,
  ids: readonly string[],
): Promise<{ jobs: Job[]; bad: BadItem[] }> {
  const rows = await tx.query<{ id: string; job: Job }>(
    'select id, data as job from jobs where id = any($1::text[])',
    [ids],
  );
  const { whole, bad } = wholeOnes(rows);
  return { jobs: whole.map(({ id, job }) => ({ ...job, id })), bad };
}

/** The ids of some jobs by rising id, from after one on. */
export async function findJobIdsAfter(
  db: Queryable,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select id from jobs where id > $1 order by id limit $2',
    [after, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Stores the next of the jobs by rising id that no round has seen, as they are now: what was there
 * before the first one.
 *
 * @param publishedBy - ISO 8601 UTC; what was published later is new.
 * @returns the last of them, from which the next call goes on; null when there was none.
 */
export async function seedSeenJobs(
  tx: Queryable,
  { after, limit, publishedBy }: { after: string; limit: number; publishedBy: string },
): Promise<string | null> {
  const [row] = await tx.query<{ last: string | null }>(
    `with slice as (
       select id, published_at, status, closes_on, data from jobs
       where id > $1 order by id limit $2
     ), stored as (
       insert into alert_jobs (job_id, opened_at, open, facts)
       select id, published_at, status = 'open', jsonb_build_object(
         'hourlyRate', data->'hourlyRate', 'startsOn', data->'startsOn', 'endsOn', data->'endsOn',
         'hoursPerWeek', data->'hoursPerWeek', 'timeOfDay', data->'timeOfDay',
         'closesOn', closes_on::text, 'workRole', data->'workRole', 'workFields', data->'workFields',
         'location', data->'location', 'employmentTypes', data->'employmentTypes',
         'systems', data->'systems', 'onCallDuty', data->'onCallDuty',
         'travel', data->'travel', 'housing', data->'housing')
       from slice where published_at <= $3 on conflict (job_id) do nothing
     )
     select max(id) as last from slice`,
    [after, limit, publishedBy],
  );
  return row?.last ?? null;
}
