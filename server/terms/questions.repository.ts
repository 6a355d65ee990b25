import type { TermId } from '#domain/terms/terms';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** An asked-for term that its employer has not said: whoever asked may not have been told yet. */
const IS_OPEN = `not exists (
    select 1 from term_answers where term_answers.job_id = term_questions.job_id
      and term = any(term_answers.terms) and term_questions.asked_at <= term_answers.said_at)`;

/** Which terms a candidate has asked for of a job and has no answer to; none when they have not. */
export async function findAsked(db: Queryable, userId: string, jobId: string): Promise<TermId[]> {
  const rows = await db.query<{ term: TermId }>(
    `select term from term_questions, unnest(terms) as term
     where job_id = $1 and user_id = $2 and ${IS_OPEN}`,
    [jobId, userId],
  );
  return rows.map(({ term }) => term);
}

/** When the candidate last asked about as many different jobs as `most`; null where they have not. */
export async function findEarliestOf(
  tx: Queryable,
  userId: string,
  most: number,
): Promise<string | null> {
  const [row] = await tx.query<{ askedAt: string }>(
    `select asked_at as "askedAt" from term_questions where user_id = $1
     order by asked_at desc offset $2 limit 1`,
    [userId, most - 1],
  );
  return row?.askedAt ?? null;
}

/** Stores what a candidate asks of a job, instead of what they asked of it before. */
export async function saveAsked(
  tx: Queryable,
  question: { jobId: string; userId: string; terms: readonly TermId[]; at: string },
): Promise<void> {
  await tx.query(
    `insert into term_questions (job_id, user_id, terms, asked_at) values ($1, $2, $3, $4)
     on conflict (job_id, user_id) do update set
       terms = excluded.terms, asked_at = excluded.asked_at`,
    [question.jobId, question.userId, question.terms, question.at],
  );
}

/** How many people ask for something of each job, and for each of its terms. */
export interface AskedOfJob {
  people: number;
  terms: Map<TermId, number>;
}

/** What is asked of each of some jobs; nothing of those of which nobody asks. */
export async function countAsked(
  db: Queryable,
  jobIds: readonly string[],
): Promise<Map<string, AskedOfJob>> {
  const rows = await db.query<{ jobId: string; term: TermId | null; people: number }>(
    // The row without a term counts the people
    `select job_id as "jobId", term, count(distinct user_id)::int as people
     from term_questions, unnest(terms) as term
     where job_id = any($1::text[]) and ${IS_OPEN}
     group by grouping sets ((job_id), (job_id, term))`,
    [jobIds],
  );
  const byJob = new Map<string, AskedOfJob>();
  for (const { jobId, term, people } of rows) {
    const asked = byJob.get(jobId) ?? { people: 0, terms: new Map() };
    byJob.set(jobId, asked);
    if (term === null) asked.people = people;
    else asked.terms.set(term, people);
  }
  return byJob;
}

/** The employer's jobs that somebody asks about, the last asked first. */
export async function findAskedJobs(
  db: Queryable,
  employerId: string,
  most: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select jobs.id from term_questions join jobs on jobs.id = term_questions.job_id
     where jobs.employer_id = $1 and jobs.status = 'open'
       and exists (select 1 from unnest(term_questions.terms) as term where ${IS_OPEN})
     group by jobs.id order by max(term_questions.asked_at) desc, jobs.id limit $2`,
    [employerId, most],
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes terms that were said out of some questions of before, and questions that have nothing left.
 * Answers who had asked for which of them: fewer than `most` where these were the last.
 */
export async function takeAnswered(
  tx: Queryable,
  { jobId, terms, saidAt }: { jobId: string; terms: readonly TermId[]; saidAt: string },
  most: number,
): Promise<{ userId: string; terms: TermId[] }[]> {
  const answered = await tx.query<{ userId: string; terms: TermId[] }>(
    `select user_id as "userId", array(
         select term from unnest(terms) as term where term = any($2::text[])) as terms
     from term_questions where job_id = $1 and terms && $2::text[] and asked_at <= $3
     order by user_id limit $4 for update`,
    [jobId, terms, saidAt, most],
  );
  const userIds = answered.map(({ userId }) => userId);
  await tx.query(
    `update term_questions set terms = array(
       select term from unnest(terms) as term where term <> all($2::text[]))
     where job_id = $1 and user_id = any($3::text[])`,
    [jobId, terms, userIds],
  );
  await tx.query(
    `delete from term_questions where job_id = $1 and user_id = any($2::text[]) and terms = '{}'`,
    [jobId, userIds],
  );
  return answered;
}

/** Forgets questions that were asked before an instant, or whose jobs closed before a day. */
export async function pruneQuestions(
  db: Queryable,
  before: { asked: string; closed: string },
): Promise<void> {
  await deleteInSlices(
    db,
    `delete from term_questions where asked_at < $1 or exists (select 1 from jobs
       where jobs.id = term_questions.job_id
         and (jobs.closes_on < $2::date or (jobs.status <> 'open' and jobs.updated_at < $2::date)))`,
    [before.asked, before.closed],
  );
}
