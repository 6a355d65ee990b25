import type { InterviewEvent } from '#domain/api/interviews';
import type { Language } from '#domain/language';
import { calendarFile } from '../lib/calendarFile';

const WORD = { sv: 'Intervju', en: 'Interview' } as const satisfies Record<Language, string>;

/** What an interview for a job is called in every calendar. */
export const interviewTitle = (jobTitle: string, language: Language): string =>
  `${WORD[language]}: ${jobTitle}`;

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
    title: interviewTitle(job.title, language),
    description: [job.workplaceName, meetingUrl ?? '', link],
    time: { startsAt, endsAt },
    location: place ?? meetingUrl,
    cancelled: status === 'cancelled',
    sequence,
    changedAt,
  };
  return calendarFile([event], { publicUrl });
}
