import type { OwnAnswer } from '#domain/api/insights';
import type { AnswerSource, Scores } from '#domain/insight/answers';
import type { StoredAnswer } from '#domain/insight/publication';
import type { Job } from '#domain/jobs/job';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

interface AnswerKey {
  userId: string;
  workplaceId: string;
  year: number;
}

/** A candidate's answers about a workplace, the last year first. */
export function findOwnAnswers(
  db: Queryable,
  { userId, workplaceId }: Omit<AnswerKey, 'year'>,
): Promise<OwnAnswer[]> {
  return db.query<OwnAnswer>(
    `select year, source, scores, answered_on as "answeredOn",
       published_year is not null as published
     from workplace_answers where user_id = $1 and workplace_id = $2 order by year desc`,
    [userId, workplaceId],
  );
}

/** About how many workplaces a candidate has answered in a year. */
export async function countAnswersOf(
  db: Queryable,
  { userId, year }: Pick<AnswerKey, 'userId' | 'year'>,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from workplace_answers where user_id = $1 and year = $2',
    [userId, year],
  );
  return row?.count ?? 0;
}

/** Writes an answer, or changes one that waits; false when it is published. */
export async function saveAnswer(
  tx: Queryable,
  { userId, workplaceId, year }: AnswerKey,
  { source, scores, day }: { source: AnswerSource; scores: Scores; day: string },
): Promise<boolean> {
  // The day stays: to change an answer does not hold the others up
  const rows = await tx.query(
    `insert into workplace_answers (user_id, workplace_id, year, source, scores, answered_on)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, workplace_id, year) do update
       set source = excluded.source, scores = excluded.scores
       where workplace_answers.published_year is null
     returning year`,
    [userId, workplaceId, year, source, scores, day],
  );
  return rows.length > 0;
}

/** Whether there was such an answer. */
export async function deleteAnswer(
  tx: Queryable,
  { userId, workplaceId, year }: AnswerKey,
): Promise<boolean> {
  const rows = await tx.query(
    `delete from workplace_answers where user_id = $1 and workplace_id = $2 and year = $3
     returning year`,
    [userId, workplaceId, year],
  );
  return rows.length > 0;
}

/** Workplaces about which at least so many people's answers from before a day wait, by id, after one. */
export async function findWaitingWorkplaces(
  db: Queryable,
  {
    before,
    people,
    after,
    limit,
  }: { before: string; people: number; after: string; limit: number },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select workplace_id as id from workplace_answers
     where published_year is null and answered_on < $1 and workplace_id > $3
     group by workplace_id having count(distinct user_id) >= $2 order by 1 limit $4`,
    [before, people, after, limit],
  );
  return rows.map(({ id }) => id);
}

/** What may count in a publication: published answers, and those from before a day. */
export function findCountable(
  tx: Queryable,
  { workplaceId, before }: { workplaceId: string; before: string },
): Promise<StoredAnswer[]> {
  return tx.query<StoredAnswer>(
    `select user_id as "userId", published_year as "publishedYear", source, scores
     from workplace_answers
     where workplace_id = $1 and (published_year is not null or answered_on < $2)
     order by user_id, year`,
    [workplaceId, before],
  );
}

/** The same answers are in a year's figures from now on. */
export async function markPublished(
  tx: Queryable,
  options: { workplaceId: string; before: string; year: number; replaces: readonly number[] },
): Promise<void> {
  const { workplaceId, before, year, replaces } = options;
  await tx.query(
    `update workplace_answers set published_year = $3
     where workplace_id = $1
       and (published_year = any($4::integer[])
         or (published_year is null and answered_on < $2))`,
    [workplaceId, before, year, replaces],
  );
}

/** The candidate's hired jobs at a workplace. */
export async function findAssignmentsAt(
  db: Queryable,
  { userId, workplaceId }: Omit<AnswerKey, 'year'>,
): Promise<Pick<Job, 'startsOn' | 'endsOn'>[]> {
  const rows = await db.query<{ job: Job }>(
    `select jobs.data as job from applications join jobs on jobs.id = applications.job_id
     where applications.uid = $1 and applications.status = 'employed' and jobs.workplace_id = $2`,
    [userId, workplaceId],
  );
  return rows.map(({ job }) => job);
}

/** Deletes the answers of the years before one; returns how many. */
export async function pruneAnswers(db: Queryable, year: number): Promise<number> {
  return deleteInSlices(db, 'delete from workplace_answers where year < $1', [year]);
}
