import { type AlertFacts, alertFactsOf } from '#domain/alerts/alertFacts';
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
  facts: AlertFacts;
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
          facts: alertFactsOf(job),
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

export async function findAllJobIds(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>('select id from jobs order by id');
  return rows.map(({ id }) => id);
}

/** Stores all jobs that no round has seen, as they are now: what was there before the first one. */
export async function seedSeenJobs(tx: Queryable): Promise<void> {
  await tx.query(
    `insert into alert_jobs (job_id, opened_at, open, facts)
     select id, published_at, status = 'open', jsonb_build_object(
       'hourlyRate', data->'hourlyRate', 'startsOn', data->'startsOn', 'endsOn', data->'endsOn',
       'hoursPerWeek', data->'hoursPerWeek', 'timeOfDay', data->'timeOfDay',
       'closesOn', closes_on::text)
     from jobs on conflict (job_id) do nothing`,
  );
}
