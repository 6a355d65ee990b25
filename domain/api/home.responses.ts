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
      professions: list(exact({ id: text(), pathId: text(), name: words(), total: count() })),
      regions: list(exact({ id: text(), pathId: text(), name: text(), total: count() })),
      weeks: list(exact({ weekNumber: count(), fromDate: day(), toDate: day(), total: count() })),
    }),
  }),
  toContinue: answer({
    summary: 'Read what the candidate can go on with.',
    description:
      'The last saved application that is not sent, while its job is open; the next booked interview; and how many open jobs fit all preferences.',
    response: ok({
      draft: exact({ jobId: text(), title: text(), workplaceName: text() }).nullable(),
      interview: exact({
        applicationId: text(),
        startsAt: instant(),
        title: text(),
        workplaceName: text(),
      }).nullable(),
      matches: count(),
    }),
  }),
};
