import type { Job } from '#domain/jobs/job';
import { JOB_WORDS } from '#domain/jobs/jobWords';
import type { Queryable } from '../storage/database';

/** The data of a row that is none would stop the statement for all its rows. */
const OBJECT = "case jsonb_typeof(jobs.data) when 'object' then jobs.data else '{}' end";

/**
 * A job in what is a candidate's own (applications, chats, plan, saved jobs), as SQL over a row of
 * `jobs`: as it is stored, but where they have blocked its employer with the words that it had
 * before the employer changed them. What is shown to everybody is `jobs.data`.
 *
 * @param uid - the candidate's id, as SQL.
 */
export const jobSeenBy = (
  uid: string,
): string => `(${OBJECT} || jsonb_build_object('id', jobs.id) || coalesce(
  (select kept.words from kept_job_words as kept
    where kept.uid = ${uid} and kept.job_id = jobs.id), '{}'::jsonb))`;

/** Whose own a job is: in what of theirs its words are shown. */
const OWN = `exists (select 1 from applications
      where applications.uid = blocks.uid and applications.job_id = jobs.id)
    or exists (select 1 from application_drafts
      where application_drafts.uid = blocks.uid and application_drafts.job_id = jobs.id)
    or exists (select 1 from taken_back_invitations
      where taken_back_invitations.uid = blocks.uid and taken_back_invitations.job_id = jobs.id)
    or exists (select 1 from marked_jobs
      where marked_jobs.user_id = blocks.uid and marked_jobs.job_id = jobs.id)
    or exists (select 1 from profile_views
      where profile_views.user_id = blocks.uid and profile_views.job_id = jobs.id)
    or exists (select 1 from reports
      where reports.uid = blocks.uid and reports.job_id = jobs.id)`;

/**
 * Before jobs are changed: keeps their words for candidates who have blocked the employer and whom
 * the job concerns, unless earlier ones are kept.
 */
export async function keepJobWords(tx: Queryable, jobIds: readonly string[]): Promise<void> {
  await tx.query(
    `insert into kept_job_words (uid, job_id, words)
     select blocks.uid, jobs.id, (
       select jsonb_object_agg(key, value) from jsonb_each(jobs.data) where key = any($2::text[]))
     from jobs join employer_blocks as blocks on blocks.employer_id = jobs.employer_id
     where jobs.id = any($1::text[]) and (${OWN})
     on conflict (uid, job_id) do nothing`,
    [jobIds, JOB_WORDS],
  );
}

/** A candidate has unblocked an employer: they see its jobs as they are. */
export async function forgetJobWords(
  tx: Queryable,
  { uid, employerId }: { uid: string; employerId: string },
): Promise<void> {
  await tx.query(
    `delete from kept_job_words using jobs
     where kept_job_words.uid = $1 and jobs.id = kept_job_words.job_id and jobs.employer_id = $2`,
    [uid, employerId],
  );
}

/** Those of some jobs of which a candidate sees kept words, as they see them. */
export async function findKeptJobs(
  db: Queryable,
  uid: string,
  ids: readonly string[],
): Promise<Job[]> {
  const rows = await db.query<{ job: Job }>(
    `select ${jobSeenBy('$1')} as job
     from jobs join kept_job_words on kept_job_words.uid = $1 and kept_job_words.job_id = jobs.id
     where jobs.id = any($2::text[])`,
    [uid, ids],
  );
  return rows.map(({ job }) => job);
}

/** Those of some jobs whose employers a candidate has blocked. */
export async function findJobsOfBlocked(
  tx: Queryable,
  uid: string,
  jobIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `select jobs.id from jobs
     join employer_blocks blocks on blocks.uid = $1 and blocks.employer_id = jobs.employer_id
     where jobs.id = any($2::text[])`,
    [uid, jobIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The open jobs of the employers that a candidate has blocked. @param today - `YYYY-MM-DD`. */
export async function findOpenJobsOfBlocked(
  db: Queryable,
  uid: string,
  today: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select jobs.id from jobs
     join employer_blocks blocks on blocks.uid = $1 and blocks.employer_id = jobs.employer_id
     where jobs.status = 'open' and jobs.closes_on >= $2`,
    [uid, today],
  );
  return rows.map(({ id }) => id);
}
