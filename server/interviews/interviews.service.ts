import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import {
  cancelEventBooking,
  type EmployerInterview,
  type eventDetails,
  type InterviewEvent,
  saveInterviewCalendar,
  submitEventBooking,
} from '#domain/api/interviews';
import { assignmentPhase } from '#domain/applications/assignments';
import { bookingStateOf } from '#domain/interviews/bookingState';
import type { InterviewSlot } from '#domain/interviews/slots';
import { jobStatusOn } from '#domain/jobs/closing';
import { appendChange } from '../changeLog/changeLog';
import type { EmployerCall } from '../employers/employerCall';
import type { Events } from '../events/events';
import { once } from '../http/idempotency';
import { createStoredJobs, requireEmployersJob } from '../jobs/storedJobs';
import { type Clock, dayOf, today, untilTomorrow } from '../lib/clock';
import { instant } from '../lib/time';
import { tooMany } from '../lib/tooMany';
import type { CandidateCall } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import { bookSlot, type SlotBooking } from './bookSlot';
import { interviewFile } from './interviewFile';
import { interviewLink } from './interviewMail';
import {
  calendarIdOf,
  cancelBooking,
  countChange,
  findBooked,
  findInterview,
  type InterviewRow,
  saveCalendar,
} from './interviews.repository';
import { findOfferedTimes, NO_TIMES, type OfferedTimes, slotsIn } from './offeredTimes';

/**
 * Changes of one interview on a day: each is a mail, a line in the chat and a call of the employer's
 * webhooks.
 */
const CHANGES_A_DAY = 10;

/** Interviews of applications: times that an employer offers, and who booked which. */
export interface InterviewService {
  /** @throws ApiError `not_found` for another's application. */
  slots(userId: string, applicationId: string): Promise<OfferedTimes>;
  /** What a job offers those who apply to it. @throws ApiError `not_found` */
  times(jobId: string): Promise<OfferedTimes>;
  /** `event` is null until one was booked. @throws ApiError `not_found` */
  find(
    userId: string,
    applicationId: string,
  ): Promise<Omit<ResponseOf<typeof eventDetails>, 'status'>>;
  /**
   * Books a slot, or moves the interview to it; a mail confirms it.
   * @throws ApiError `not_found`, `conflict` for an application that is not under way, `slot_taken`,
   * `rate_limited`.
   */
  book(call: CandidateCall, request: RequestOf<typeof submitEventBooking>): Promise<InterviewEvent>;
  /** The same in the transaction in which the application is sent. @throws ApiError `slot_taken` */
  bookWith(tx: Queryable, userId: string, booking: SlotBooking): Promise<void>;
  /** @throws ApiError `not_found` when none is booked, `conflict` once it has been held. */
  cancel(call: CandidateCall, applicationId: string): Promise<InterviewEvent>;
  /** The interview as an iCalendar file. @throws ApiError `not_found` */
  calendarFile(userId: string, applicationId: string): Promise<string>;
  /**
   * Replaces the times that a job offers. What is booked stays booked, and stays taken in the
   * calendar that the job had before. @throws ApiError `not_found` for another's job,
   * `job_unavailable` once the assignment is over.
   */
  offer(
    call: EmployerCall,
    request: RequestOf<typeof saveInterviewCalendar>,
  ): Promise<InterviewSlot[]>;
  /** What is booked on one of the employer's jobs. @throws ApiError `not_found` */
  list(employerId: string, jobId: string): Promise<EmployerInterview[]>;
}

export function createInterviewService({
  db,
  clock,
  events,
  publicUrl,
}: {
  db: Database;
  clock: Clock;
  events: Events;
  publicUrl: string;
}): InterviewService {
  const now = () => instant(clock.now());
  async function requireOwn(
    tx: Queryable,
    userId: string,
    applicationId: string,
    options?: { lock: boolean },
  ): Promise<InterviewRow> {
    const row = await findInterview(tx, { uid: userId, applicationId }, options);
    if (!row) throw notFound();
    return row;
  }

  const isHeld = ({ bookingStatus, endsAt }: InterviewRow): boolean =>
    bookingStatus === 'booked' && endsAt !== null && Date.parse(endsAt) <= clock.now();

  /** Counts and notes the change, and answers the interview as it is now. */
  async function afterChange(
    tx: Queryable,
    userId: string,
    applicationId: string,
    change: 'booked' | 'moved' | 'cancelled',
  ): Promise<InterviewEvent> {
    await appendChange(tx, {
      scope: `user:${userId}`,
      type: 'interviews',
      entityId: applicationId,
    });
    const day = dayOf(clock.now());
    const counted = await countChange(tx, { applicationId, day, most: CHANGES_A_DAY });
    // Who cannot come can always say so; after that nothing more is booked on the day
    if (!counted && change !== 'cancelled') {
      const message = `An interview can be changed ${CHANGES_A_DAY} times a day.`;
      throw tooMany(message, untilTomorrow(clock.now()));
    }
    const row = await requireOwn(tx, userId, applicationId);
    const event = requireEvent(row);
    const startsAt = instant(Date.parse(event.startsAt));
    await events.record(tx, {
      type: `interview.${change}`,
      applicationId,
      uid: userId,
      startsAt,
      at: now(),
    });
    return event;
  }

  return {
    async slots(userId, applicationId) {
      const own = await requireOwn(db, userId, applicationId);
      if (bookingStateOf(own, today(clock)) !== 'open') return NO_TIMES;
      return findOfferedTimes(db, { jobId: own.job.id, applicationId }, clock.now());
    },

    async times(jobId) {
      const [job] = await createStoredJobs(db).findAll([jobId]);
      if (!job) throw new ApiError('not_found', 'No such job.');
      const isOpen = jobStatusOn(job, today(clock)) === 'open';
      return isOpen ? findOfferedTimes(db, { jobId }, clock.now()) : NO_TIMES;
    },

    async find(userId, applicationId) {
      const row = await requireOwn(db, userId, applicationId);
      const booking = bookingStateOf(row, today(clock));
      return { job: jobOf(row), event: toEvent(row), booking, held: isHeld(row) };
    },

    book({ userId, idempotencyKey }, request) {
      const call = {
        scope: `user:${userId}`,
        key: idempotencyKey,
        endpoint: submitEventBooking,
        request,
      };
      return once(db, call, async (tx) => {
        const { applicationId } = request;
        const own = await requireOwn(tx, userId, applicationId, { lock: true });
        const { job, startsAt, bookingStatus } = own;
        if (bookingStateOf(own, today(clock)) !== 'open') {
          throw new ApiError('conflict', 'The application is not under way.');
        }
        const wanted = Date.parse(request.startsAt);
        // A repeat of what is booked already
        if (bookingStatus === 'booked' && startsAt && Date.parse(startsAt) === wanted) {
          return requireEvent(own);
        }
        await bookSlot(tx, { ...request, jobId: job.id }, clock.now());
        const isMoved = bookingStatus === 'booked' && !isHeld(own);
        return afterChange(tx, userId, applicationId, isMoved ? 'moved' : 'booked');
      });
    },

    async bookWith(tx, userId, booking) {
      await bookSlot(tx, booking, clock.now());
      await afterChange(tx, userId, booking.applicationId, 'booked');
    },

    cancel({ userId, idempotencyKey }, applicationId) {
      const call = {
        scope: `user:${userId}`,
        key: idempotencyKey,
        endpoint: cancelEventBooking,
        request: { applicationId },
      };
      return once(db, call, async (tx) => {
        const own = await requireOwn(tx, userId, applicationId, { lock: true });
        // A repeat of what is cancelled already
        if (own.bookingStatus === 'cancelled') return requireEvent(own);
        if (isHeld(own)) throw new ApiError('conflict', 'The interview has been held.');
        if (!(await cancelBooking(tx, applicationId, now()))) throw notFound();
        return afterChange(tx, userId, applicationId, 'cancelled');
      });
    },

    async calendarFile(userId, applicationId) {
      const row = await requireOwn(db, userId, applicationId);
      return interviewFile(requireEvent(row), {
        sequence: row.sequence ?? 0,
        changedAt: row.updatedAt,
        link: interviewLink(publicUrl, applicationId, row.language),
        language: row.language,
        publicUrl,
      });
    },

    offer({ employerId, idempotencyKey }, request) {
      const { id, minutes, free, interviewerId = null, place = null, meetingUrl = null } = request;
      const call = {
        scope: `employer:${employerId}`,
        key: idempotencyKey,
        endpoint: saveInterviewCalendar,
        request,
      };
      return once(db, call, async (tx) => {
        const job = await requireEmployersJob(tx, employerId, id);
        if (assignmentPhase(job, today(clock)) === 'completed') {
          throw new ApiError('job_unavailable', 'The last day of the assignment has passed.');
        }
        const calendarId = calendarIdOf(id, employerId, interviewerId);
        const calendar = { calendarId, minutes, free, place, meetingUrl };
        await saveCalendar(tx, id, calendar, now());
        return slotsIn(tx, calendar, clock.now());
      });
    },

    list: (employerId, jobId) =>
      db.transaction(async (tx) => {
        await requireEmployersJob(tx, employerId, jobId);
        return findBooked(tx, jobId);
      }),
  };
}

function toEvent(row: InterviewRow): InterviewEvent | null {
  const { bookingStatus, startsAt, endsAt } = row;
  if (bookingStatus === null || startsAt === null || endsAt === null) return null;
  return {
    applicationId: row.applicationId,
    startsAt,
    endsAt,
    timeZone: 'Europe/Stockholm',
    status: bookingStatus,
    job: jobOf(row),
    place: row.place,
    meetingUrl: row.meetingUrl,
  };
}

function jobOf({ job }: InterviewRow): InterviewEvent['job'] {
  return { title: job.title, slug: job.slug, workplaceName: job.workplace.name };
}

function requireEvent(row: InterviewRow): InterviewEvent {
  const event = toEvent(row);
  if (!event) throw notFound();
  return event;
}

function notFound(): ApiError {
  return new ApiError('not_found', 'No such interview.');
}
