import { OPEN_STATUSES } from '#domain/applications/transitions';
import type { Job } from '#domain/jobs/job';
import { BOOKED_STATUSES, type BookedStatus } from '#domain/planning/bookings';
import { jobSeenBy, withMendedJob } from '../jobs/storedJobs';
import type { Queryable } from '../storage/database';

/** A booked assignment. Instants are ISO 8601 UTC. */
export interface AssignmentRow {
  applicationId: string;
  status: BookedStatus;
  job: Job;
  /** When the application or its job was last changed. */
  changedAt: string;
}

/** A booked interview of an application that is under way. */
export interface InterviewRow {
  applicationId: string;
  startsAt: string;
  endsAt: string;
  sequence: number;
  changedAt: string;
  job: Job;
}

/** The candidate's booked assignments, by when they applied. */
export async function findAssignments(db: Queryable, uid: string): Promise<AssignmentRow[]> {
  const rows = await db.query<AssignmentRow>(
    `select applications.id as "applicationId", applications.status, ${jobSeenBy('applications.uid')} as job,
       greatest(applications.updated_at, jobs.updated_at) as "changedAt"
     from applications join jobs on jobs.id = applications.job_id
     where applications.uid = $1 and applications.status = any($2::text[])
     order by applications.created_at, applications.id`,
    [uid, BOOKED_STATUSES],
  );
  return rows.map(withMendedJob);
}

/** The candidate's booked interviews, the earliest first. */
export async function findInterviews(db: Queryable, uid: string): Promise<InterviewRow[]> {
  const rows = await db.query<InterviewRow>(
    `select bookings.application_id as "applicationId", bookings.starts_at as "startsAt",
       bookings.ends_at as "endsAt", bookings.sequence, bookings.updated_at as "changedAt",
       ${jobSeenBy('applications.uid')} as job
     from interview_bookings bookings
     join applications on applications.id = bookings.application_id
     join jobs on jobs.id = applications.job_id
     where applications.uid = $1 and bookings.status = 'booked'
       and applications.status = any($2::text[])
     order by bookings.starts_at`,
    [uid, OPEN_STATUSES],
  );
  return rows.map(withMendedJob);
}
