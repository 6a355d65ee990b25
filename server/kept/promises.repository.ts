import { addDays } from '#domain/calendar/days';
import type { Job } from '#domain/jobs/job';
import { ENDLESS_TICKING_DAYS } from '#domain/kept/occasions';
import { type Promises, promisesIn } from '#domain/kept/promises';
import { BOOKED_STATUSES } from '#domain/planning/bookings';
import { jobSeenBy, withMendedJob } from '../jobs/storedJobs';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';
import type { KeptUnit } from './ticks.repository';

/** Assignments that are noted in one go. */
const SLICE = 200;

/** What an ad said when an assignment was agreed, whose it was and where. */
export type AgreedPromises = KeptUnit & {
  said: Promises;
  /** How often the candidate has taken their ticks back. */
  takenBack: number;
};

type Agreed = KeptUnit & { applicationId: string; userId: string; job: Job };

/** The ad as the candidate sees it: what a blocked employer has changed since is not what was agreed. */
const AGREED = `select applications.id as "applicationId", applications.uid as "userId",
    jobs.employer_id as "employerId", jobs.workplace_id as "workplaceId",
    ${jobSeenBy('applications.uid')} as job
  from applications join jobs on jobs.id = applications.job_id
  where applications.status = any($1::text[]) and applications.uid is not null
    and jobs.employer_id is not null and jobs.workplace_id is not null
    and not exists (
      select 1 from kept_promises where kept_promises.application_id = applications.id)`;

/** What was agreed in an application; null where it is not noted. */
export async function findPromises(
  db: Queryable,
  applicationId: string,
): Promise<AgreedPromises | null> {
  const [row] = await db.query<AgreedPromises>(
    `select employer_id as "employerId", workplace_id as "workplaceId", said,
       taken_back as "takenBack"
     from kept_promises where application_id = $1`,
    [applicationId],
  );
  return row ?? null;
}

/** Notes what the ad of a booked application says, unless an earlier word is noted. */
export async function notePromises(
  tx: Queryable,
  { applicationId, day }: { applicationId: string; day: string },
): Promise<void> {
  const rows = await tx.query<Agreed>(`${AGREED} and applications.id = $2`, [
    BOOKED_STATUSES,
    applicationId,
  ]);
  await save(tx, rows.map(withMendedJob), day);
}

/** Notes that the candidate takes back their ticks of a noted assignment. */
export async function noteTakenBack(tx: Queryable, applicationId: string): Promise<void> {
  await tx.query('update kept_promises set taken_back = taken_back + 1 where application_id = $1', [
    applicationId,
  ]);
}

/**
 * Notes the same of booked assignments of which it is not: such as were agreed with an earlier version,
 * or stored by the demo run. Of those that were over long ago nothing is asked.
 *
 * @param day - `YYYY-MM-DD`.
 */
export async function noteUnnoted(db: Queryable, day: string): Promise<void> {
  const rows = await db.query<Agreed>(
    `${AGREED}
       and coalesce(jobs.data->>'endsOn', jobs.data->>'startsOn',
         jobs.data->'shifts'->0->>'day') >= $2
     order by applications.id limit $3`,
    [BOOKED_STATUSES, addDays(day, -ENDLESS_TICKING_DAYS), SLICE],
  );
  await save(db, rows.map(withMendedJob), day);
}

async function save(db: Queryable, agreed: readonly Agreed[], day: string): Promise<void> {
  for (const { applicationId, userId, employerId, workplaceId, job } of agreed) {
    await db.query(
      `insert into kept_promises
         (application_id, user_id, employer_id, workplace_id, said, agreed_on)
       values ($1, $2, $3, $4, $5, $6) on conflict (application_id) do nothing`,
      [applicationId, userId, employerId, workplaceId, json(promisesIn(job)), day],
    );
  }
}

/** Forgets what was agreed in an application that ended without an assignment. */
export async function forgetPromises(tx: Queryable, applicationId: string): Promise<void> {
  await tx.query('delete from kept_promises where application_id = $1', [applicationId]);
}

/** Deletes what was agreed before a day; returns how many. */
export function prunePromises(db: Queryable, day: string): Promise<number> {
  return deleteInSlices(db, 'delete from kept_promises where agreed_on < $1', [day]);
}
