import { ApiError } from '#domain/api/errors';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { isUniqueViolation } from '../storage/sqlError';
import { freeEndedSlot, holdCalendar, SLOT_INDEX, saveBooking } from './interviews.repository';
import { slotsIn } from './offeredTimes';

/** Which time of a job's is booked for which application. */
export interface SlotBooking {
  applicationId: string;
  jobId: string;
  /** ISO 8601 UTC. */
  startsAt: string;
}

/**
 * Books a slot for an application, or moves its interview there, in the caller's transaction. Of
 * two that ask at the same time, the unique index gives it to one.
 *
 * @param now - milliseconds since the epoch.
 * @throws ApiError `slot_taken` where it is not offered or not free.
 */
export async function bookSlot(
  tx: Queryable,
  { applicationId, jobId, startsAt }: SlotBooking,
  now: number,
): Promise<void> {
  const calendar = await holdCalendar(tx, jobId);
  const slots = calendar ? await slotsIn(tx, calendar, now, applicationId) : [];
  const wanted = Date.parse(startsAt);
  const slot = slots.find((one) => one.free && Date.parse(one.startsAt) === wanted);
  if (!calendar || !slot) throw slotTaken();
  const { calendarId } = calendar;
  await freeEndedSlot(tx, calendarId, slot.startsAt);
  try {
    await saveBooking(tx, { ...slot, applicationId, jobId, calendarId, at: instant(now) });
  } catch (error) {
    throw isUniqueViolation(error, SLOT_INDEX) ? slotTaken() : error;
  }
}

function slotTaken(): ApiError {
  return new ApiError('slot_taken', 'This time is not free any more.');
}
