import type { ApplicationStatus } from '#domain/applications/status';
import { OPEN_STATUSES } from '#domain/applications/transitions';
import type { Interval, InterviewCalendar } from '#domain/interviews/slots';
import type { Job } from '#domain/jobs/job';
import type { Language } from '#domain/language';
import { json, type Queryable } from '../storage/database';

/** What a job offers for its interviews. */
export interface CalendarRow extends InterviewCalendar {
  place: string | null;
  meetingUrl: string | null;
}

/** An application with its job, its calendar and its booking. Instants are ISO 8601 UTC. */
export interface InterviewRow {
  applicationId: string;
  uid: string;
  status: ApplicationStatus;
  job: Job;
  place: string | null;
  meetingUrl: string | null;
  /** null: no interview was ever booked. */
  bookingStatus: 'booked' | 'cancelled' | null;
  startsAt: string | null;
  endsAt: string | null;
  sequence: number | null;
  updatedAt: string | null;
  /** Where the candidate is told, and in which language. */
  email: string;
  language: Language;
}

/** The unique index that gives a slot to one application. */
export const SLOT_INDEX = 'interview_bookings_slot';

const CALENDAR = `minutes, free, place, meeting_url as "meetingUrl"`;

export async function saveCalendar(
  tx: Queryable,
  jobId: string,
  { minutes, free, place, meetingUrl }: CalendarRow,
  at: string,
): Promise<void> {
  await tx.query(
    `insert into interview_calendars (job_id, minutes, free, place, meeting_url, updated_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (job_id) do update set minutes = excluded.minutes, free = excluded.free,
       place = excluded.place, meeting_url = excluded.meeting_url, updated_at = excluded.updated_at`,
    [jobId, minutes, json(free), place, meetingUrl, at],
  );
}

export async function findCalendar(db: Queryable, jobId: string): Promise<CalendarRow | null> {
  const [row] = await db.query<CalendarRow>(
    `select ${CALENDAR} from interview_calendars where job_id = $1`,
    [jobId],
  );
  return row ?? null;
}

/** The same, held: until the transaction ends the employer does not change it. */
export async function holdCalendar(tx: Queryable, jobId: string): Promise<CalendarRow | null> {
  const [row] = await tx.query<CalendarRow>(
    `select ${CALENDAR} from interview_calendars where job_id = $1 for share`,
    [jobId],
  );
  return row ?? null;
}

/** What is booked on a job, by whom; an application that has ended holds no time. */
export function findBooked(
  db: Queryable,
  jobId: string,
): Promise<(Interval & { applicationId: string })[]> {
  return db.query(
    `select bookings.application_id as "applicationId", bookings.starts_at as "from",
       bookings.ends_at as "to"
     from interview_bookings bookings
     join applications on applications.id = bookings.application_id
     where bookings.job_id = $1 and bookings.status = 'booked'
       and applications.status = any($2::text[])
     order by bookings.starts_at`,
    [jobId, OPEN_STATUSES],
  );
}

/** One of somebody's own applications with its interview; null when it is not theirs. */
export async function findInterview(
  db: Queryable,
  uid: string,
  applicationId: string,
): Promise<InterviewRow | null> {
  const [row] = await db.query<InterviewRow>(
    `select applications.id as "applicationId", applications.uid, applications.status,
       jobs.data as job, calendars.place, calendars.meeting_url as "meetingUrl",
       bookings.status as "bookingStatus", bookings.starts_at as "startsAt",
       bookings.ends_at as "endsAt", bookings.sequence, bookings.updated_at as "updatedAt", users.email, users.language
     from applications
     join users on users.id = applications.uid
     join jobs on jobs.id = applications.job_id
     left join interview_calendars calendars on calendars.job_id = jobs.id
     left join interview_bookings bookings on bookings.application_id = applications.id
     where applications.id = $2 and applications.uid = $1`,
    [uid, applicationId],
  );
  return row ?? null;
}

/** Gives back the time of an application that has ended. */
export async function freeEndedSlot(tx: Queryable, jobId: string, startsAt: string): Promise<void> {
  await tx.query(
    `update interview_bookings bookings set status = 'cancelled', sequence = sequence + 1
     from applications
     where applications.id = bookings.application_id and bookings.job_id = $1
       and bookings.starts_at = $2 and bookings.status = 'booked'
       and applications.status <> all($3::text[])`,
    [jobId, startsAt, OPEN_STATUSES],
  );
}

/**
 * Books the interview of an application, or moves it. A slot that somebody else books at the same
 * time violates the unique index `SLOT_INDEX`.
 */
export async function saveBooking(
  tx: Queryable,
  booking: { applicationId: string; jobId: string; startsAt: string; endsAt: string; at: string },
): Promise<void> {
  await tx.query(
    `insert into interview_bookings as bookings
       (application_id, job_id, starts_at, ends_at, status, created_at, updated_at)
     values ($1, $2, $3, $4, 'booked', $5, $5)
     on conflict (application_id) do update set starts_at = excluded.starts_at,
       ends_at = excluded.ends_at, status = 'booked', sequence = bookings.sequence + 1,
       updated_at = excluded.updated_at`,
    [booking.applicationId, booking.jobId, booking.startsAt, booking.endsAt, booking.at],
  );
}

/** @returns whether there was a booked interview. */
export async function cancelBooking(
  tx: Queryable,
  applicationId: string,
  at: string,
): Promise<boolean> {
  const rows = await tx.query(
    `update interview_bookings
     set status = 'cancelled', sequence = sequence + 1, updated_at = $2
     where application_id = $1 and status = 'booked' returning application_id`,
    [applicationId, at],
  );
  return rows.length > 0;
}
