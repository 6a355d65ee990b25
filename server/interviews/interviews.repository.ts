import type { ApplicationStatus } from '#domain/applications/status';
import { OPEN_STATUSES } from '#domain/applications/transitions';
import type { Interval, InterviewCalendar } from '#domain/interviews/slots';
import type { Job } from '#domain/jobs/job';
import type { Language } from '#domain/language';
import { jobSeenBy } from '../jobs/storedJobs';
import { json, type Queryable } from '../storage/database';
import { KEPT_MEETING, keepMeetings, seenMeeting } from './keptMeetings.repository';

/** The calendar of a job's interviews, and where they are. */
export interface CalendarRow extends InterviewCalendar {
  calendarId: string;
  place: string | null;
  meetingUrl: string | null;
}

/** An application with its job, its calendar and its booking. Instants are ISO 8601 UTC. */
export interface InterviewRow {
  applicationId: string;
  uid: string;
  status: ApplicationStatus;
  /** The candidate's. */
  language: Language;
  job: Job;
  place: string | null;
  meetingUrl: string | null;
  /** null: no interview was ever booked. */
  bookingStatus: 'booked' | 'cancelled' | null;
  startsAt: string | null;
  endsAt: string | null;
  sequence: number | null;
  updatedAt: string | null;
}

/** The unique index that gives a calendar's slot to one application. */
export const SLOT_INDEX = 'interview_bookings_slot';

/**
 * The calendar that a job's interviews are in.
 *
 * @param interviewerId - the employer's own id of the person who meets the candidates of several jobs;
 *   null: the job has a calendar of its own.
 */
export function calendarIdOf(
  jobId: string,
  employerId: string,
  interviewerId: string | null,
): string {
  return interviewerId === null ? jobId : JSON.stringify([employerId, interviewerId]);
}

/** Says which calendar the interviews of a job are in, and replaces its times. */
export async function saveCalendar(
  tx: Queryable,
  jobId: string,
  { calendarId, minutes, free, place, meetingUrl }: CalendarRow,
  at: string,
): Promise<void> {
  await keepMeetings(tx, jobId);
  await tx.query(
    `insert into job_interviews (job_id, calendar_id, place, meeting_url)
     values ($1, $2, $3, $4)
     on conflict (job_id) do update set calendar_id = excluded.calendar_id,
       place = excluded.place, meeting_url = excluded.meeting_url`,
    [jobId, calendarId, place, meetingUrl],
  );
  await tx.query(
    `insert into interview_calendars (id, minutes, free, updated_at) values ($1, $2, $3, $4)
     on conflict (id) do update set minutes = excluded.minutes, free = excluded.free,
       updated_at = excluded.updated_at`,
    [calendarId, minutes, json(free), at],
  );
}

const CALENDAR = `select calendars.id as "calendarId", calendars.minutes, calendars.free,
    jobs.place, jobs.meeting_url as "meetingUrl"
  from job_interviews jobs join interview_calendars calendars on calendars.id = jobs.calendar_id
  where jobs.job_id = $1`;

export async function findCalendar(db: Queryable, jobId: string): Promise<CalendarRow | null> {
  const [row] = await db.query<CalendarRow>(CALENDAR, [jobId]);
  return row ?? null;
}

/** The same, held: until the transaction ends the employer does not change it. */
export async function holdCalendar(tx: Queryable, jobId: string): Promise<CalendarRow | null> {
  const [row] = await tx.query<CalendarRow>(`${CALENDAR} for share`, [jobId]);
  return row ?? null;
}

/** A booked interview; an application that has ended holds no time. */
type BookedRow = Interval & { applicationId: string };
const BOOKED = `select bookings.application_id as "applicationId", bookings.starts_at as "from",
    bookings.ends_at as "to"`;
const BOOKINGS = `interview_bookings bookings
  join applications on applications.id = bookings.application_id
    and bookings.status = 'booked' and applications.status = any($2::text[])`;

/** What is booked on a job. */
export function findBooked(db: Queryable, jobId: string): Promise<BookedRow[]> {
  return db.query(
    `${BOOKED} from ${BOOKINGS} where bookings.job_id = $1 order by bookings.starts_at`,
    [jobId, OPEN_STATUSES],
  );
}

/** What is booked in some calendars, and on the jobs that have one of them now. */
export function findBookedIn(
  db: Queryable,
  calendarIds: readonly string[],
): Promise<(BookedRow & { calendarId: string })[]> {
  return db.query(
    `${BOOKED}, calendars.id as "calendarId"
     from interview_calendars calendars join (${BOOKINGS})
       on bookings.calendar_id = calendars.id or bookings.job_id in (
         select job_id from job_interviews where calendar_id = calendars.id)
     where calendars.id = any($1::text[])`,
    [calendarIds, OPEN_STATUSES],
  );
}

/** The calendars of applications that have no booked interview. */
export function findOpenCalendars(
  db: Queryable,
  applicationIds: readonly string[],
): Promise<(Pick<CalendarRow, 'calendarId' | 'minutes' | 'free'> & { applicationId: string })[]> {
  return db.query(
    `select applications.id as "applicationId", calendars.id as "calendarId", calendars.minutes,
       calendars.free
     from applications
     join job_interviews meetings on meetings.job_id = applications.job_id
     join interview_calendars calendars on calendars.id = meetings.calendar_id
     where applications.id = any($1)
       and not exists (select 1 from interview_bookings bookings
         where bookings.application_id = applications.id and bookings.status = 'booked')`,
    [applicationIds],
  );
}

/**
 * One of a candidate's applications with its interview; null when it is not theirs.
 *
 * @param options.lock - until the transaction ends the application does not.
 */
export async function findInterview(
  db: Queryable,
  { uid, applicationId }: { uid: string; applicationId: string },
  { lock = false } = {},
): Promise<InterviewRow | null> {
  const [row] = await db.query<InterviewRow>(
    `select applications.id as "applicationId", applications.uid, applications.status,
       users.language, ${jobSeenBy('applications.uid')} as job,
       ${seenMeeting('place')} as place, ${seenMeeting('meeting_url')} as "meetingUrl",
       bookings.status as "bookingStatus", bookings.starts_at as "startsAt",
       bookings.ends_at as "endsAt", bookings.sequence, bookings.updated_at as "updatedAt"
     from applications
     join users on users.id = applications.uid
     join jobs on jobs.id = applications.job_id
     left join job_interviews meetings on meetings.job_id = jobs.id
     ${KEPT_MEETING}
     left join interview_bookings bookings on bookings.application_id = applications.id
     where applications.id = $2 and applications.uid = $1
     ${lock ? 'for no key update of applications' : ''}`,
    [uid, applicationId],
  );
  return row ?? null;
}

/** Gives back the time of an application that has ended. */
export async function freeEndedSlot(
  tx: Queryable,
  calendarId: string,
  startsAt: string,
): Promise<void> {
  await tx.query(
    `update interview_bookings bookings set status = 'cancelled', sequence = sequence + 1
     from applications
     where applications.id = bookings.application_id and bookings.calendar_id = $1
       and bookings.starts_at = $2 and bookings.status = 'booked'
       and applications.status <> all($3::text[])`,
    [calendarId, startsAt, OPEN_STATUSES],
  );
}

/**
 * Books the interview of an application, or moves it. A slot that another candidate books at the same
 * time violates the unique index `SLOT_INDEX`.
 */
export async function saveBooking(
  tx: Queryable,
  booking: {
    applicationId: string;
    jobId: string;
    calendarId: string;
    startsAt: string;
    endsAt: string;
    at: string;
  },
): Promise<void> {
  await tx.query(
    `insert into interview_bookings as bookings
       (application_id, job_id, calendar_id, starts_at, ends_at, status, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'booked', $6, $6)
     on conflict (application_id) do update set calendar_id = excluded.calendar_id,
       starts_at = excluded.starts_at, ends_at = excluded.ends_at, status = 'booked',
       sequence = bookings.sequence + 1, updated_at = excluded.updated_at`,
    [
      booking.applicationId,
      booking.jobId,
      booking.calendarId,
      booking.startsAt,
      booking.endsAt,
      booking.at,
    ],
  );
}

/**
 * Counts a change of an application's interview on a day in Stockholm; false where there were
 * `most` on it.
 */
export async function countChange(
  tx: Queryable,
  { applicationId, day, most }: { applicationId: string; day: string; most: number },
): Promise<boolean> {
  const rows = await tx.query(
    `update interview_bookings
     set changes = case when changed_on = $2 then changes + 1 else 1 end, changed_on = $2
     where application_id = $1 and (changed_on is distinct from $2::date or changes < $3)
     returning application_id`,
    [applicationId, day, most],
  );
  return rows.length > 0;
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
