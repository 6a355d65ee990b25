import { REPORT_KINDS, REPORT_REASONS } from '#domain/safety/reports';
import { answer } from './answer';
import { replyFigures } from './jobs.responses';
import { count, exact, instant, list, named, ok, text, textOrNull, word } from './responseFields';

export const ownReport = exact({
  id: text(),
  kind: word(REPORT_KINDS),
  /** null when it no longer exists. */
  employerName: textOrNull(),
  /** null when the job no longer exists. */
  jobTitle: textOrNull(),
  reason: word(REPORT_REASONS),
  text: text(),
  createdAt: instant(),
  /** null until it is answered. */
  answer: textOrNull(),
  answeredAt: instant().nullable(),
}).meta(named('OwnReport', 'A report as who made it sees it.'));

export const employerBlock = exact({
  employerId: text(),
  employerName: text(),
  blockedAt: instant(),
}).meta(named('EmployerBlock', 'An employer that the candidate has blocked.'));

export const safetyAnswers = {
  reportChat: answer({
    summary: 'Report a conversation.',
    response: ok({ report: ownReport }),
    refusals: ['not_found', 'no_permission'],
    repeatable: true,
  }),
  fetchReports: answer({
    summary: 'List the candidate’s reports with their answers.',
    response: ok({ results: list(ownReport) }),
  }),
  blockEmployer: answer({
    summary: 'Block an employer.',
    response: ok({ block: employerBlock }),
    refusals: ['not_found'],
  }),
  unblockEmployer: answer({ summary: 'Unblock an employer.', response: ok({}) }),
  fetchBlockedEmployers: answer({
    summary: 'List the employers that the candidate has blocked.',
    response: ok({ results: list(employerBlock) }),
  }),
  reportJob: answer({
    guarded: true,
    summary: 'Report a job.',
    response: ok({}),
    refusals: ['not_found'],
    repeatable: true,
  }),
  getReplyFigures: answer({
    summary: 'Read how the employer answers candidates.',
    description:
      'Of the last 180 days. A candidate waits from their first message after one of the employer until its next; hours are whole hours of the clock, nights and weekends included. No answer within 14 days counts as none. Ending a chat with a reason is an answer.',
    response: ok({
      figures: exact({
        /** The middle of the waits that were answered; null without one. */
        medianHours: count().nullable(),
        answered: count(),
        unanswered: count(),
        /** Candidates who wait and may still get an answer; they count neither way. */
        waiting: count(),
        /** What candidates see; null while fewer than five were answered. */
        shown: replyFigures(),
        /** null before the first time. */
        measuredAt: instant().nullable(),
      }),
    }),
  }),
};
