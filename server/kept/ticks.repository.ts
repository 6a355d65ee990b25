import type { ApplicationStatus } from '#domain/applications/status';
import type { StoredAnswer } from '#domain/insight/publication';
import type { Job } from '#domain/jobs/job';
import type { StoredTicks } from '#domain/kept/answers';
import type { Occasion, Tick } from '#domain/kept/items';
import { jobSeenBy, withMendedJob } from '../jobs/storedJobs';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** An employer at a workplace: whose promises are kept or not, and where. */
export interface KeptUnit {
  employerId: string;
  workplaceId: string;
}

/** One of a candidate's applications, with whose promises it was about; null without an employer. */
export interface TickingRow {
  status: ApplicationStatus;
  job: Job;
  employerId: string | null;
  workplaceId: string | null;
}

export async function findTicking(
  db: Queryable,
  userId: string,
  applicationId: string,
): Promise<TickingRow | null> {
  const [row] = await db.query<TickingRow>(
    `select applications.status, ${jobSeenBy('applications.uid')} as job,
       jobs.employer_id as "employerId", jobs.workplace_id as "workplaceId"
     from applications join jobs on jobs.id = applications.job_id
     where applications.uid = $1 and applications.id = $2`,
    [userId, applicationId],
  );
  return row ? withMendedJob(row) : null;
}

/** What a candidate has ticked of an application, by occasion. */
export function findTicks(
  db: Queryable,
  userId: string,
  applicationId: string,
): Promise<{ occasion: Occasion; values: Record<string, Tick>; published: boolean }[]> {
  return db.query(
    `select occasion, ticks as "values", published_year is not null as published
     from kept_ticks where user_id = $1 and application_id = $2 order by occasion`,
    [userId, applicationId],
  );
}

/** Whether something of a candidate about an employer at a workplace is in a year's figures. */
export async function hasPublished(
  db: Queryable,
  { userId, employerId, workplaceId, year }: KeptUnit & { userId: string; year: number },
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from kept_ticks
     where user_id = $1 and employer_id = $2 and workplace_id = $3 and published_year = $4 limit 1`,
    [userId, employerId, workplaceId, year],
  );
  return rows.length > 0;
}

/** Writes what is ticked on an occasion, or changes it while it waits; false when it is published. */
export async function saveTicks(
  tx: Queryable,
  ticks: KeptUnit & {
    userId: string;
    applicationId: string;
    occasion: Occasion;
    values: Readonly<Record<string, Tick>>;
    day: string;
  },
): Promise<boolean> {
  const { userId, applicationId, occasion, employerId, workplaceId, values, day } = ticks;
  // The day stays: to change a tick does not hold the others up
  const rows = await tx.query(
    `insert into kept_ticks
       (application_id, occasion, user_id, employer_id, workplace_id, ticks, ticked_on)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (application_id, occasion) do update set ticks = excluded.ticks
       where kept_ticks.published_year is null
     returning occasion`,
    [applicationId, occasion, userId, employerId, workplaceId, json(values), day],
  );
  return rows.length > 0;
}

/** Deletes all that a candidate has ticked of an application, and what was published with it. */
export async function deleteTicks(
  tx: Queryable,
  userId: string,
  applicationId: string,
): Promise<void> {
  await tx.query(
    `delete from kept_ticks using (
       select employer_id, workplace_id, published_year from kept_ticks
       where user_id = $1 and application_id = $2) as own
     where kept_ticks.user_id = $1 and (kept_ticks.application_id = $2
       or (kept_ticks.employer_id = own.employer_id and kept_ticks.workplace_id = own.workplace_id
         and kept_ticks.published_year = own.published_year))`,
    [userId, applicationId],
  );
}

/** Employers at workplaces about which ticks of at least so many people wait from before a day; after one. */
export function findWaitingUnits(
  db: Queryable,
  {
    before,
    people,
    after,
    limit,
  }: { before: string; people: number; after: KeptUnit | null; limit: number },
): Promise<KeptUnit[]> {
  return db.query<KeptUnit>(
    `select employer_id as "employerId", workplace_id as "workplaceId" from kept_ticks
     where published_year is null and ticked_on < $1 and (employer_id, workplace_id) > ($3, $4)
     group by employer_id, workplace_id having count(distinct user_id) >= $2
     order by employer_id, workplace_id limit $5`,
    [before, people, after?.employerId ?? '', after?.workplaceId ?? '', limit],
  );
}

/** All that is ticked about an employer at a workplace. */
export function findTicksOf(
  tx: Queryable,
  { employerId, workplaceId }: KeptUnit,
): Promise<StoredTicks[]> {
  return tx.query<StoredTicks>(
    `select user_id as "userId", application_id as "applicationId", occasion, ticks as "values",
       ticked_on as "tickedOn", published_year as "publishedYear",
       published_score as "publishedScore"
     from kept_ticks where employer_id = $1 and workplace_id = $2
     order by user_id, application_id, occasion`,
    [employerId, workplaceId],
  );
}

/**
 * What counts in a year's figures is in them now, and what was in those of some years with it: each
 * person's ticks there have the score that counts.
 */
export async function markPublished(
  tx: Queryable,
  options: KeptUnit & {
    counted: readonly StoredAnswer[];
    year: number;
    replaces: readonly number[];
  },
): Promise<void> {
  const { employerId, workplaceId, counted, year, replaces } = options;
  const waited = counted.filter(({ publishedYear }) => publishedYear === null);
  await tx.query(
    `update kept_ticks set published_year = $4
     where employer_id = $1 and workplace_id = $2
       and (published_year = any($3::integer[])
         or (published_year is null and user_id = any($5::text[])))`,
    [employerId, workplaceId, replaces, year, waited.map(({ userId }) => userId)],
  );
  await tx.query(
    `update kept_ticks set published_score = own.score
     from unnest($4::text[], $5::integer[]) as own (user_id, score)
     where kept_ticks.employer_id = $1 and kept_ticks.workplace_id = $2
       and kept_ticks.published_year = $3 and kept_ticks.user_id = own.user_id`,
    [
      employerId,
      workplaceId,
      year,
      counted.map(({ userId }) => userId),
      counted.map(({ scores: [score = null] }) => score),
    ],
  );
}

/** Deletes what was ticked before a day; returns how many. */
export function pruneTicks(db: Queryable, day: string): Promise<number> {
  return deleteInSlices(db, 'delete from kept_ticks where ticked_on < $1', [day]);
}
