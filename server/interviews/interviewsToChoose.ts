import type { AssignmentPeriod } from '#domain/applications/assignments';
import type { ApplicationStatus } from '#domain/applications/status';
import { bookingStateOf } from '#domain/interviews/bookingState';
import { slotsOf } from '#domain/interviews/slots';
import { dayOf } from '../lib/clock';
import type { Queryable } from '../storage/database';
import { findBookedIn, findOpenCalendars } from './interviews.repository';

/**
 * The applications for which an interview time can be chosen and none is booked.
 *
 * @param now - milliseconds since the epoch.
 */
export async function findInterviewsToChoose(
  db: Queryable,
  applications: readonly { id: string; status: ApplicationStatus; job: AssignmentPeriod }[],
  now: number,
): Promise<Set<string>> {
  const today = dayOf(now);
  const asked = applications
    .filter((application) => bookingStateOf(application, today) === 'open')
    .map(({ id }) => id);
  const calendars = asked.length === 0 ? [] : await findOpenCalendars(db, asked);
  if (calendars.length === 0) return new Set();
  const booked = await findBookedIn(
    db,
    calendars.map(({ calendarId }) => calendarId),
  );
  const free = calendars.filter(({ calendarId, minutes, free: intervals }) => {
    const taken = booked.filter((one) => one.calendarId === calendarId);
    return slotsOf({ minutes, free: intervals }, taken, now).some((slot) => slot.free);
  });
  return new Set(free.map(({ applicationId }) => applicationId));
}
