import type { Job } from '#domain/jobs/job';
import { CHANGE_CHANNEL } from '../changeLog/changeLog';
import { canonicalJson } from '../lib/canonicalJson';
import { sha256 } from '../lib/sha256';
import { json, type Queryable } from '../storage/database';
import { lockJobFeed } from './jobFeed.repository';
import { keepJobWords } from './keptWords.repository';
import { workplaceIdOf } from './workplaces';
import { saveWorkplaces } from './workplaces.repository';

/** The ids that a batch added and updated; a job with unchanged content is in neither. */
export interface SavedJobs {
  added: string[];
  updated: string[];
}

/**
 * Inserts or updates jobs by id in one statement, after their workplaces. A job with unchanged content is skipped; every
 * other change gets its change-log row in the same statement, and readers are notified at the
 * commit. Ids must not repeat within the batch.
 */
export async function saveJobs(tx: Queryable, jobs: readonly Job[]): Promise<SavedJobs> {
  if (jobs.length === 0) return { added: [], updated: [] };
  await saveWorkplaces(tx, jobs);
  // Held to the end of the transaction, so that the numbers of the feed rise as the commits
  if (jobs.some(({ source }) => source.name === 'vikari')) await lockJobFeed(tx);
  // Only employers with a key are blocked, and imported ads have none
  const employers = jobs.filter(({ employerId }) => employerId !== null);
  if (employers.length > 0)
    await keepJobWords(
      tx,
      employers.map(({ id }) => id),
    );
  const rows = await tx.query<{ id: string; added: boolean }>(
    `with incoming as (
       select * from jsonb_to_recordset($1::jsonb) as row (
         data jsonb, content_hash text, workplace_id text
       )
     ), written as (
       insert into jobs (id, slug, status, employer_id, source_name, source_id, closes_on,
         published_at, data, content_hash, workplace_id, feed_event, feed_at, feed_open)
       select data->>'id', data->>'slug', data->>'status', data->>'employerId',
         data->'source'->>'name', data->'source'->>'id',
         -- As lastDayToApply has it
         least((data->>'closesOn')::date, (data->>'endsOn')::date),
         (data->>'publishedAt')::timestamptz, data, content_hash, workplace_id,
         case when data->'source'->>'name' = 'vikari' then nextval('job_feed_events') end, now(),
         data->'source'->>'name' = 'vikari' and data->>'status' = 'open'
       from incoming
       on conflict (id) do update set
         slug = excluded.slug, status = excluded.status, employer_id = excluded.employer_id,
         source_name = excluded.source_name, source_id = excluded.source_id,
         closes_on = excluded.closes_on, published_at = excluded.published_at,
         data = excluded.data, content_hash = excluded.content_hash,
         workplace_id = excluded.workplace_id, feed_event = excluded.feed_event,
         feed_at = excluded.feed_at, feed_open = excluded.feed_open, updated_at = now()
       where jobs.content_hash is distinct from excluded.content_hash
       -- A fresh row has no deleting transaction; a conflicting one was locked by this one.
       returning id, xmax = 0 as added
     ), logged as (
       insert into change_log (scope, type, entity_id) select 'jobs', 'job', id from written
       returning seq
     ), woken as (
       select pg_notify('${CHANGE_CHANNEL}', '') from (select seq from logged limit 1) as once
     )
     select id, added from written, woken`,
    [
      json(
        jobs.map((data) => ({
          data,
          content_hash: contentHash(data),
          workplace_id: workplaceIdOf(data),
        })),
      ),
    ],
  );
  return {
    added: rows.filter(({ added }) => added).map(({ id }) => id),
    updated: rows.filter(({ added }) => !added).map(({ id }) => id),
  };
}

/** The same for one job; true when it was new or differed. */
export async function saveJob(tx: Queryable, job: Job): Promise<boolean> {
  const { added, updated } = await saveJobs(tx, [job]);
  return added.length + updated.length > 0;
}

/** SHA-256 of a job's content, independent of key order, hex. */
function contentHash(job: Job): string {
  return sha256(canonicalJson(job));
}
