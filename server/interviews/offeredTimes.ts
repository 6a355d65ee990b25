import { type InterviewSlot, slotsOf } from '#domain/interviews/slots';
import type { Queryable } from '../storage/database';
import { type CalendarRow, findBookedIn, findCalendar } from './interviews.repository';

/** What a job offers for its interviews. */
export interface OfferedTimes {
  timeZone: 'Europe/Stockholm';
  /** null: nothing is offered. */
  minutes: number | null;
  slots: InterviewSlot[];
}

/** Before the employer offers something. */
export const NO_TIMES: OfferedTimes = { timeZone: 'Europe/Stockholm', minutes: null, slots: [] };

/**
 * The slots of a calendar. What an application has booked itself is theirs to keep.
 *
 * @param now - milliseconds since the epoch.
 */
export async function slotsIn(
  db: Queryable,
  calendar: CalendarRow,
  now: number,
  applicationId?: string,
): Promise<InterviewSlot[]> {
  const booked = await findBookedIn(db, [calendar.calendarId]);
  const others = booked.filter((one) => one.applicationId !== applicationId);
  return slotsOf(calendar, others, now);
}

/** The times that a job offers, to an application where it is named. */
export async function findOfferedTimes(
  db: Queryable,
  { jobId, applicationId }: { jobId: string; applicationId?: string },
  now: number,
): Promise<OfferedTimes> {
  const calendar = await findCalendar(db, jobId);
  if (!calendar) return NO_TIMES;
  const slots = await slotsIn(db, calendar, now, applicationId);
  return { timeZone: 'Europe/Stockholm', minutes: calendar.minutes, slots };
}
