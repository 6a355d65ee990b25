import { addMonths } from '#domain/calendar/months';
import { stockholmClock } from '#domain/calendar/stockholmTime';
import type { Language } from '#domain/language';
import { assignmentDays } from '#domain/planning/bookings';
import { shiftTimes } from '#domain/planning/rest';
import { interviewEventId, interviewTitle } from '../interviews/interviewFile';
import { type CalendarEvent, calendarFile } from '../lib/calendarFile';
import { instant } from '../lib/time';
import { linkInMail } from '../mail/linkInMail';
import { type CardInCalendar, detailsOf } from './firstDayInCalendar';
import type { AssignmentRow, InterviewRow } from './plan.repository';

/** What ended longer ago is left out: months. */
const KEPT_MONTHS = 12;
const MINUTE = 60_000;

const WORDS = {
  sv: { name: 'Vikari', shift: 'Pass', whole: 'Uppdrag', first: 'Börjar' },
  en: {
    name: 'Vikari',
    shift: 'Shift',
    whole: 'Assignment',
    first: 'Begins',
  },
} as const satisfies Record<Language, object>;

/** What a candidate's calendars read. */
export interface Feed {
  assignments: readonly AssignmentRow[];
  interviews: readonly InterviewRow[];
  /** What is said of the first days of the assignments, by their applications. */
  firstDays: ReadonlyMap<string, CardInCalendar>;
  language: Language;
  /** The site's address. */
  publicUrl: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/**
 * A plan as an iCalendar file, with nothing but workplace, title, what is said of the first day to
 * everybody who applies, and links to where the rest stands behind a login. An assignment is its shifts, or where it names none its days.
 */
export function calendarFeed({ assignments, interviews, firstDays, ...about }: Feed): string {
  const events = [
    ...assignments.flatMap((row) =>
      assignmentEvents(row, { ...about, firstDay: firstDays.get(row.applicationId) ?? null }),
    ),
    ...interviews.map((row) => interviewEvent(row, about)),
  ];
  const since = addMonths(about.today, -KEPT_MONTHS);
  return calendarFile(
    events.filter(({ time }) => lastDayOf(time) >= since),
    { name: WORDS[about.language].name, publicUrl: about.publicUrl },
  );
}

type About = Pick<Feed, 'language' | 'publicUrl'>;

function assignmentEvents(
  { applicationId, job, changedAt }: AssignmentRow,
  { language, publicUrl, firstDay }: About & { firstDay: CardInCalendar | null },
): CalendarEvent[] {
  const words = WORDS[language];
  const id = `assignment-${applicationId}`;
  const about = {
    description: [job.workplace.name, linkInMail(publicUrl, `/jobb/${job.slug}`, language)],
    // A job's changes are not counted; the time gives a later one a higher number
    sequence: Math.floor(Date.parse(changedAt) / MINUTE),
    changedAt,
  };
  /** The event with which the assignment begins. */
  const first = firstDay
    ? detailsOf(firstDay, { ...about, applicationId, language, publicUrl })
    : about;
  if (job.shifts && job.shifts.length > 0) {
    return job.shifts.map((shift, index) => {
      const { begins, ends } = shiftTimes(shift);
      return {
        ...(index === 0 ? first : about),
        id: `${id}-${shift.day}-${shift.from.replace(':', '')}`,
        title: `${words.shift}: ${job.title}`,
        time: { startsAt: instant(begins), endsAt: instant(ends) },
      };
    });
  }
  const { from, to } = assignmentDays(job);
  if (from === null) return [];
  const title = `${to === null ? words.first : words.whole}: ${job.title}`;
  return [{ ...first, id, title, time: { firstDay: from, lastDay: to ?? from } }];
}

function interviewEvent(row: InterviewRow, { language, publicUrl }: About): CalendarEvent {
  const { applicationId, startsAt, endsAt, sequence, changedAt, job } = row;
  const link = linkInMail(publicUrl, `/candidate/interview?application=${applicationId}`, language);
  return {
    id: interviewEventId(applicationId),
    title: interviewTitle(job.title, language),
    description: [job.workplace.name, link],
    time: { startsAt, endsAt },
    sequence,
    changedAt,
  };
}

function lastDayOf(time: CalendarEvent['time']): string {
  return 'lastDay' in time ? time.lastDay : stockholmClock(Date.parse(time.endsAt)).day;
}
