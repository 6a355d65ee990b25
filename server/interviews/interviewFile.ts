import type { InterviewEvent } from '#domain/api/interviews';
import type { Language } from '#domain/language';
import { calendarFile } from '../lib/calendarFile';

const TITLE = { sv: 'Intervju', en: 'Interview' } as const satisfies Record<Language, string>;

/** The id of an application's interview in every calendar file. */
export const interviewEventId = (applicationId: string): string => `interview-${applicationId}`;

/**
 * An interview as an iCalendar file.
 *
 * @param options.sequence - how often it was changed.
 * @param options.language - of its reader.
 */
export function interviewFile(
  { applicationId, startsAt, endsAt, status, job, place, meetingUrl }: InterviewEvent,
  options: {
    sequence: number;
    changedAt: string | null;
    link: string;
    language: Language;
    publicUrl: string;
  },
): string {
  const { sequence, changedAt, link, language, publicUrl } = options;
  const event = {
    id: interviewEventId(applicationId),
    title: `${TITLE[language]}: ${job.title}`,
    description: [job.workplaceName, meetingUrl ?? '', link],
    time: { startsAt, endsAt },
    location: place ?? meetingUrl,
    cancelled: status === 'cancelled',
    sequence,
    changedAt,
  };
  return calendarFile([event], { publicUrl });
}
