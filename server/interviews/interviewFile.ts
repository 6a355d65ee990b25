import type { InterviewEvent } from '#domain/api/interviews';
import { calendarFile } from '../lib/calendarFile';

/** The id of an application's interview in every calendar file. */
export const interviewEventId = (applicationId: string): string => `interview-${applicationId}`;

/**
 * An interview as an iCalendar file.
 *
 * @param options.sequence - how often it was changed.
 */
export function interviewFile(
  { applicationId, startsAt, endsAt, status, job, place, meetingUrl }: InterviewEvent,
  { sequence, changedAt, link }: { sequence: number; changedAt: string | null; link: string },
): string {
  return calendarFile([
    {
      id: interviewEventId(applicationId),
      title: `Intervju: ${job.title}`,
      description: [job.workplaceName, meetingUrl ?? '', link],
      time: { startsAt, endsAt },
      location: place ?? meetingUrl,
      cancelled: status === 'cancelled',
      sequence,
      changedAt,
    },
  ]);
}
