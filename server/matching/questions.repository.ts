import type { JobQuestion } from '#domain/candidates/jobQuestion';
import { json, type Queryable } from '../storage/database';

/** What a job's candidates were first counted for; null for a job that nobody has asked for yet. */
export async function findQuestion(tx: Queryable, jobId: string): Promise<JobQuestion | null> {
  const [row] = await tx.query<{ question: JobQuestion }>(
    'select question from job_questions where job_id = $1',
    [jobId],
  );
  return row?.question ?? null;
}

interface AskedQuestion {
  jobId: string;
  employerId: string;
  question: JobQuestion;
  /** `YYYY-MM-DD` in Stockholm. */
  day: string;
}

/** Whether an employer has asked the same on that day, for another job. */
export async function hasAsked(
  tx: Queryable,
  { employerId, question, day }: Pick<AskedQuestion, 'employerId' | 'question' | 'day'>,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from job_questions
     where employer_id = $1 and asked_on = $2 and question = $3::jsonb limit 1`,
    [employerId, day, json(question)],
  );
  return rows.length > 0;
}

/** Counts one more different question of an employer's day; false where there are `most`. */
export async function countQuestion(
  tx: Queryable,
  { employerId, day, most }: { employerId: string; day: string; most: number },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into asked_questions (employer_id, asked_on, asked) values ($1, $2, 1)
     on conflict (employer_id) do update set
       asked = case when asked_questions.asked_on = excluded.asked_on
         then asked_questions.asked + 1 else 1 end,
       asked_on = excluded.asked_on
     where asked_questions.asked_on <> excluded.asked_on or asked_questions.asked < $3
     returning asked`,
    [employerId, day, most],
  );
  return rows.length > 0;
}

/** Keeps what a job asks, unless another call has just done so. */
export async function saveQuestion(
  tx: Queryable,
  { jobId, employerId, question, day }: AskedQuestion,
): Promise<void> {
  await tx.query(
    `insert into job_questions (job_id, employer_id, question, asked_on) values ($1, $2, $3, $4)
     on conflict (job_id) do nothing`,
    [jobId, employerId, json(question), day],
  );
}
