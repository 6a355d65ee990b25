import { type AssignmentPeriod, assignmentPhase } from '#domain/applications/assignments';
import { mayInterview } from '#domain/applications/mayInterview';
import type { ApplicationStatus } from '#domain/applications/status';
import { isOpen } from '#domain/applications/transitions';

/**
 * Whether an interview of an application can be booked now, and why not: they have not applied yet,
 * are hired already, the application has ended, or the assignment's last day has passed.
 */
export const BOOKING_STATES = ['open', 'not_applied', 'hired', 'ended', 'over'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** On a day, `YYYY-MM-DD` in Stockholm. */
export function bookingStateOf(
  { status, job }: { status: ApplicationStatus; job: AssignmentPeriod },
  today: string,
): BookingState {
  if (status === 'employed') return 'hired';
  if (!isOpen(status)) return 'ended';
  if (assignmentPhase(job, today) === 'completed') return 'over';
  return mayInterview(status) ? 'open' : 'not_applied';
}
