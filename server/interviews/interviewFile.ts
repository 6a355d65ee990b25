import { createEvent } from 'ics';
import type { InterviewEvent } from '#domain/api/interviews';

/**
 * An interview as an iCalendar file (RFC 5545), its times in UTC, which every calendar shows in its
 * own zone.
 *
 * @param options.sequence - how often it was changed: calendars replace a lower one.
 */
export function interviewFile(
  { applicationId, startsAt, endsAt, status, job, place, meetingUrl }: InterviewEvent,
  { sequence, changedAt, link }: { sequence: number; changedAt: string | null; link: string },
): string {
  const { error, value } = createEvent({
    uid: `interview-${applicationId}@vikari`,
    productId: 'vikari/interviews',
    title: `Intervju: ${job.title}`,
    description: [job.workplaceName, meetingUrl ?? '', link].filter(Boolean).join('\n'),
    start: Date.parse(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    status: status === 'booked' ? 'CONFIRMED' : 'CANCELLED',
    method: 'PUBLISH',
    sequence,
    ...(changedAt && { lastModified: Date.parse(changedAt) }),
    ...((place ?? meetingUrl) && { location: place ?? meetingUrl ?? '' }),
  });
  if (error || !value) throw error ?? new Error('The interview has no calendar file.');
  return value;
}
