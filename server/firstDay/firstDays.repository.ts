import type { ApplicationStatus } from '#domain/applications/status';
import { OPEN_STATUSES } from '#domain/applications/transitions';
import { BEGUN } from '#domain/firstDay/asking';
import type { FirstDay } from '#domain/firstDay/items';
import type { Job } from '#domain/jobs/job';
import { BOOKED_STATUSES } from '#domain/planning/bookings';
import { CHAT_ENDED } from '../applications/applicationRecords';
import { jobSeenBy, withMendedJob } from '../jobs/storedJobs';
import { json, type Queryable } from '../storage/database';
import { changeInSlices, deleteInSlices } from '../storage/inSlices';

/** What is said of the first day of an application, and of its job. Instants are ISO 8601 UTC. */
export interface FirstDayRow {
  applicationId: string;
  /** null where the account was deleted. */
  uid: string | null;
  status: ApplicationStatus;
  job: Job;
  ofJob: FirstDay;
  items: FirstDay;
  /** When either was last said; null: never. */
  changedAt: string | null;
  asked: number | null;
  askedAt: string | null;
  /** `YYYY-MM-DD` */
  toldOn: string | null;
  /** When the candidate last opened it; null: never. */
  seenAt: string | null;
}

/** As its candidate sees it. */
export interface OwnFirstDayRow extends FirstDayRow {
  chatEnded: boolean;
}

const COLUMNS = `applications.id as "applicationId", applications.uid, applications.status,
  own.asked, own.asked_at as "askedAt", own.told_on as "toldOn", own.seen_at as "seenAt"`;

const FROM = `applications
  join jobs on jobs.id = applications.job_id
  left join job_first_days of_job on of_job.job_id = jobs.id
  left join first_days own on own.application_id = applications.id`;

/** As it is stored. */
const STORED = `${COLUMNS}, jobs.data as job,
  coalesce(of_job.items, '{}'::jsonb) as "ofJob", coalesce(own.items, '{}'::jsonb) as items,
  greatest(of_job.changed_at, own.changed_at) as "changedAt"`;

/** As its candidate sees it: as it stood before an employer changed it that they have blocked. */
const SEEN = `${COLUMNS}, ${CHAT_ENDED} as "chatEnded", ${jobSeenBy('applications.uid')} as job,
  case when kept.uid is null then coalesce(of_job.items, '{}'::jsonb) else kept.of_job end as "ofJob",
  case when kept.uid is null then coalesce(own.items, '{}'::jsonb) else kept.items end as items,
  case when kept.uid is null then greatest(of_job.changed_at, own.changed_at)
    else kept.changed_at end as "changedAt"`;

const KEPT = `left join kept_first_days kept
  on kept.uid = applications.uid and kept.application_id = applications.id`;

/** Under way or booked: what else there is of an application has no first day. */
const WITH_FIRST_DAY: readonly ApplicationStatus[] = [...OPEN_STATUSES, 'employed'];

/** The first days of a candidate's applications, the last applied first; or of one of them. */
export async function findOwnFirstDays(
  db: Queryable,
  uid: string,
  applicationId: string | null = null,
): Promise<OwnFirstDayRow[]> {
  const rows = await db.query<OwnFirstDayRow>(
    `select ${SEEN} from ${FROM} ${KEPT}
     where applications.uid = $1 and applications.status = any($2::text[])
       and ($3::text is null or applications.id = $3)
     order by applications.created_at desc, applications.id`,
    [uid, WITH_FIRST_DAY, applicationId],
  );
  return rows.map(withMendedJob);
}

/** An application's first day as it is stored; null where there is none. */
export async function findFirstDay(
  db: Queryable,
  applicationId: string,
): Promise<FirstDayRow | null> {
  const [row] = await db.query<FirstDayRow>(
    `select ${STORED} from ${FROM} where applications.id = $1`,
    [applicationId],
  );
  return row ? withMendedJob(row) : null;
}

/** What is said of a job for all; null where nothing is. */
export async function findJobFirstDay(
  db: Queryable,
  jobId: string,
): Promise<{ items: FirstDay; changedAt: string } | null> {
  const [row] = await db.query<{ items: FirstDay; changedAt: string }>(
    'select items, changed_at as "changedAt" from job_first_days where job_id = $1',
    [jobId],
  );
  return row ?? null;
}

/** The applications to a job that are under way or booked, by id. */
export function findOfJob(db: Queryable, jobId: string): Promise<FirstDayRow[]> {
  return db.query<FirstDayRow>(
    `select ${STORED} from ${FROM}
     where jobs.id = $1 and applications.status = any($2::text[]) and applications.uid is not null
     order by applications.id`,
    [jobId, WITH_FIRST_DAY],
  );
}

export async function saveJobItems(
  tx: Queryable,
  { jobId, items, at }: { jobId: string; items: FirstDay; at: string },
): Promise<void> {
  await tx.query(
    `insert into job_first_days (job_id, items, changed_at) values ($1, $2, $3)
     on conflict (job_id) do update set items = excluded.items, changed_at = excluded.changed_at`,
    [jobId, json(items), at],
  );
}

export async function saveItems(
  tx: Queryable,
  { applicationId, items, at }: { applicationId: string; items: FirstDay; at: string },
): Promise<void> {
  await tx.query(
    `insert into first_days (application_id, items, changed_at) values ($1, $2, $3)
     on conflict (application_id) do update
       set items = excluded.items, changed_at = excluded.changed_at`,
    [applicationId, json(items), at],
  );
}

/** Notes that the candidate has opened the card. */
export async function noteSeen(db: Queryable, applicationId: string, at: string): Promise<void> {
  await db.query(
    `insert into first_days (application_id, seen_at) values ($1, $2)
     on conflict (application_id) do update set seen_at = excluded.seen_at`,
    [applicationId, at],
  );
}

/** Notes that the candidate is told on a day; false where they were on that day already. */
export async function claimTelling(
  tx: Queryable,
  applicationId: string,
  day: string,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into first_days (application_id, told_on) values ($1, $2)
     on conflict (application_id) do update set told_on = excluded.told_on
       where first_days.told_on is distinct from excluded.told_on
     returning application_id`,
    [applicationId, day],
  );
  return rows.length > 0;
}

/**
 * Notes the question of so many days before; false where it, or a later one, was asked already: of
 * two nodes that ask at once, one does.
 */
export async function claimAsking(
  tx: Queryable,
  { applicationId, days, at }: { applicationId: string; days: number; at: string },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into first_days (application_id, asked, asked_at) values ($1, $2, $3)
     on conflict (application_id) do update set asked = excluded.asked, asked_at = excluded.asked_at
       where first_days.asked is null or first_days.asked > excluded.asked
     returning application_id`,
    [applicationId, days, at],
  );
  return rows.length > 0;
}

/** What has begun, is not over, and is not noted yet. */
const BEGINS = `applications.status = any($1::text[]) and applications.uid is not null
  and coalesce(jobs.data->'shifts'->0->>'day', jobs.data->>'startsOn') <= $2
  and coalesce(jobs.data->>'endsOn', $2) >= $2
  and (own.asked is null or own.asked > $3)`;

/**
 * Notes of booked assignments with a card that their first day has come, of one job or of all: an ad
 * can be changed, and its days with it, and what was said stays said.
 */
export async function noteBegun(
  db: Queryable,
  { day, jobId = null }: { day: string; jobId?: string | null },
): Promise<void> {
  await changeInSlices(
    db,
    `insert into first_days (application_id, asked)
     select applications.id, $3::smallint from ${FROM}
     where ${BEGINS} and ($4::text is null or jobs.id = $4)
       and (of_job.job_id is not null or own.changed_at is not null)
     order by applications.id limit $5
     on conflict (application_id) do update set asked = excluded.asked
     returning application_id`,
    [BOOKED_STATUSES, day, BEGUN, jobId],
  );
}

/** Whether the first day of somebody who is booked on a job has come. */
export async function hasBegunFor(tx: Queryable, jobId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from ${FROM}
     where jobs.id = $1 and applications.status = any($2::text[]) and own.asked = $3 limit 1`,
    [jobId, BOOKED_STATUSES, BEGUN],
  );
  return rows.length > 0;
}

/** An assignment about which something may be asked. */
export interface ToAsk {
  applicationId: string;
  uid: string;
}

/**
 * Booked assignments that may begin between two days, `YYYY-MM-DD`, of employers that can answer, and
 * for which no question of `lastAsking` days before has been asked; by id, after one.
 */
export function findToAsk(
  db: Queryable,
  {
    from,
    to,
    lastAsking,
    after,
    limit,
  }: { from: string; to: string; lastAsking: number; after: string; limit: number },
): Promise<ToAsk[]> {
  return db.query<ToAsk>(
    `select applications.id as "applicationId", applications.uid
     from applications
     join jobs on jobs.id = applications.job_id
     left join first_days own on own.application_id = applications.id
     where applications.status = any($1::text[]) and applications.uid is not null
       and jobs.employer_id is not null
       and coalesce(jobs.data->'shifts'->0->>'day', jobs.data->>'startsOn') between $2 and $3
       and (own.asked is null or own.asked > $4) and applications.id > $5
     order by applications.id limit $6`,
    [BOOKED_STATUSES, from, to, lastAsking, after, limit],
  );
}

/** Locks an application until the transaction ends: its status and its card do not change. */
export async function lockApplication(tx: Queryable, applicationId: string): Promise<boolean> {
  const rows = await tx.query('select id from applications where id = $1 for no key update', [
    applicationId,
  ]);
  return rows.length > 0;
}

/**
 * Before an employer changes what it says: keeps it as it stands for candidates who have blocked it,
 * unless something earlier is kept.
 */
export async function keepFirstDays(
  tx: Queryable,
  which: { jobId: string } | { applicationId: string },
): Promise<void> {
  const [column, id] =
    'jobId' in which
      ? ['applications.job_id', which.jobId]
      : ['applications.id', which.applicationId];
  await tx.query(
    `insert into kept_first_days (uid, application_id, of_job, items, changed_at)
     select blocks.uid, applications.id, coalesce(of_job.items, '{}'::jsonb),
       coalesce(own.items, '{}'::jsonb), greatest(of_job.changed_at, own.changed_at)
     from ${FROM}
     join employer_blocks as blocks
       on blocks.uid = applications.uid and blocks.employer_id = jobs.employer_id
     where ${column} = $1
     on conflict (uid, application_id) do nothing`,
    [id],
  );
}

/** A candidate has unblocked an employer: they see its cards as they are. */
export async function forgetKeptFirstDays(
  tx: Queryable,
  { uid, employerId }: { uid: string; employerId: string },
): Promise<void> {
  await tx.query(
    `delete from kept_first_days using applications
     where kept_first_days.uid = $1 and applications.id = kept_first_days.application_id
       and applications.employer_id = $2`,
    [uid, employerId],
  );
}

/** Over: the assignment ended before a day, or nothing has been said for long and none is named. */
const IS_OVER = `(jobs.data->>'endsOn' < $1
  or (jobs.data->>'endsOn' is null and coalesce(greatest(changed_at, asked_at,
    (select of_job.changed_at from job_first_days of_job where of_job.job_id = jobs.id)),
    '-infinity') < $2))`;

/**
 * Deletes what is said of assignments that ended before a day, `YYYY-MM-DD`, of applications that
 * ended otherwise, and of jobs without a last day what was last said before an instant. Returns how
 * many cards.
 */
export async function pruneFirstDays(
  db: Queryable,
  { endedBefore, saidBefore }: { endedBefore: string; saidBefore: string },
): Promise<number> {
  const own = await deleteInSlices(
    db,
    `delete from first_days where exists (
       select 1 from applications join jobs on jobs.id = applications.job_id
       where applications.id = first_days.application_id
         and (applications.status <> all($3::text[]) or ${IS_OVER}))`,
    [endedBefore, saidBefore, WITH_FIRST_DAY],
  );
  const ofJobs = await deleteInSlices(
    db,
    `delete from job_first_days where exists (select 1 from jobs
       where jobs.id = job_first_days.job_id and (jobs.data->>'endsOn' < $1
         or (jobs.data->>'endsOn' is null and job_first_days.changed_at < $2)))`,
    [endedBefore, saidBefore],
  );
  await deleteInSlices(
    db,
    `delete from kept_first_days where exists (
       select 1 from applications join jobs on jobs.id = applications.job_id
       where applications.id = kept_first_days.application_id
         and (applications.status <> all($2::text[]) or jobs.data->>'endsOn' < $1))`,
    [endedBefore, WITH_FIRST_DAY],
  );
  // Emptied, not deleted: who has blocked the employer would see what it said since
  await changeInSlices(
    db,
    `update kept_first_days set of_job = '{}', items = '{}', changed_at = null
     where (uid, application_id) in (
       select kept.uid, kept.application_id from kept_first_days as kept
       join applications on applications.id = kept.application_id
       join jobs on jobs.id = applications.job_id
       where jobs.data->>'endsOn' is null and kept.changed_at < $1
       limit $2 for update of kept skip locked)
     returning uid`,
    [saidBefore],
  );
  return own + ofJobs;
}
