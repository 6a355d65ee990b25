import { answer } from './answer';
import { count, day, exact, instant, list, ok, text } from './responseFields';
import { words } from './vocabulary.responses';

export const homeAnswers = {
  openNow: answer({
    summary: 'Count what is open now.',
    description:
      'The professions and the regions with most open jobs, and the jobs that have a day in this week and in each of the next ones.',
    response: ok({
      total: count(),
      /** The professions and the regions with most jobs, most first. */
      professions: list(
        exact({
          id: text(),
          /** The part of addresses that names it. */
          pathId: text(),
          name: words(),
          total: count(),
        }),
      ),
      regions: list(exact({ id: text(), pathId: text(), name: text(), total: count() })),
      /** This week and the next ones, in order. */
      weeks: list(
        exact({
          /** 1–53. */
          weekNumber: count(),
          /** Its first day, or today where it has begun, and its Sunday: `YYYY-MM-DD`. */
          fromDate: day(),
          toDate: day(),
          total: count(),
        }),
      ),
    }),
  }),
  toContinue: answer({
    summary: 'Read what the candidate can go on with.',
    description:
      'The last saved application that is not sent, while its job is open; the next booked interview; and how many open jobs fit all preferences.',
    response: ok({
      /** The application that was saved last and is not sent, while its job is open. */
      draft: exact({ jobId: text(), title: text(), workplaceName: text() }).nullable(),
      /** The next booked interview that is not over. */
      interview: exact({
        applicationId: text(),
        startsAt: instant(),
        title: text(),
        workplaceName: text(),
      }).nullable(),
      /** The open jobs that fit all their preferences; 0 without any. */
      matches: count(),
    }),
  }),
};
