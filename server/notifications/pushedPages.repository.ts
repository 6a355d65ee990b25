import { BOOKED_STATUSES } from '#domain/planning/bookings';
import type { Queryable } from '../storage/database';
import { notBlocked } from './notBlocked';

const NOT_BLOCKED = notBlocked('$2', 'jobs.employer_id');

/** Whose job it is; null where the candidate has blocked the employer since. */
export async function findJobOfPush(
  db: Queryable,
  { jobId, userId }: { jobId: string; userId: string },
): Promise<{ employer: string } | null> {
  const [row] = await db.query<{ employer: string }>(
    `select employers.name as employer
     from jobs join employers on employers.id = jobs.employer_id
     where jobs.id = $1 and ${NOT_BLOCKED}`,
    [jobId, userId],
  );
  return row ?? null;
}

/**
 * Whose card of a first day it is; null where the candidate has opened it since it was changed, has no
 * such assignment any more, or has blocked the employer.
 */
export async function findFirstDayOfPush(
  db: Queryable,
  { applicationId, userId }: { applicationId: string; userId: string },
): Promise<{ employer: string } | null> {
  const [row] = await db.query<{ employer: string }>(
    `select employers.name as employer
     from applications
     join jobs on jobs.id = applications.job_id
     join employers on employers.id = jobs.employer_id
     join first_days own on own.application_id = applications.id
     left join job_first_days of_job on of_job.job_id = jobs.id
     where applications.id = $1 and applications.uid = $2
       and applications.status = any($3::text[])
       and own.seen_at < greatest(own.changed_at, of_job.changed_at) and ${NOT_BLOCKED}`,
    [applicationId, userId, BOOKED_STATUSES],
  );
  return row ?? null;
}
