import { ASSIGNMENT_PHASES } from '#domain/applications/assignments';
import { answer } from './answer';
import { contactPerson, jobSummary } from './jobs.responses';
import {
  count,
  exact,
  flag,
  instant,
  list,
  named,
  ok,
  text,
  textOrNull,
  word,
} from './responseFields';

export const assignment = exact({
  /** The application's. */
  id: text(),
  jobId: text(),
  phase: word(ASSIGNMENT_PHASES),
  /** When they were hired, ISO 8601 UTC. */
  hiredAt: instant(),
  job: jobSummary,
  careProvider: text(),
  /** Ward or unit; null when the ad does not say. */
  unit: textOrNull(),
  contact: contactPerson.nullable(),
  /** Nothing more can be written in its chat. */
  chatEnded: flag(),
}).meta(named('Assignment', 'An assignment that the candidate was hired for.'));

export const assignmentAnswers = {
  fetchAssignments: answer({
    summary: 'List the candidate’s ongoing or completed assignments.',
    response: ok({
      results: list(assignment),
      /** null on the last page. */
      nextPageToken: textOrNull(),
      /** The number of all in this list, not only of this page. */
      total: count(),
    }),
  }),
};
