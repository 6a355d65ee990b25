import { ASSIGNMENT_PHASES } from '#domain/applications/assignments';
import { answer, schemaOf } from './answer';
import type { Assignment } from './assignments';
import { contactPerson, jobSummary } from './jobs.responses';
import { count, exact, instant, list, named, ok, text, textOrNull, word } from './responseFields';

const assignment = schemaOf<Assignment>()(
  exact({
    id: text(),
    jobId: text(),
    phase: word(ASSIGNMENT_PHASES),
    hiredAt: instant(),
    job: jobSummary,
    careProvider: text(),
    unit: textOrNull(),
    contact: contactPerson.nullable(),
  }).meta(named('Assignment', 'An assignment that the candidate was hired for.')),
);

export const assignmentAnswers = {
  fetchAssignments: answer({
    summary: 'List the candidate’s ongoing or completed assignments.',
    response: ok({ results: list(assignment), nextPageToken: textOrNull(), total: count() }),
  }),
};
