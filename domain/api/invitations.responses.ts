import { INVITATION_STATES } from '#domain/applications/invitations';
import { APPLICATION_STATUSES } from '#domain/applications/status';
import { answer } from './answer';
import { contactPerson, jobStatus, jobSummary, question } from './jobs.responses';
import {
  anyOf,
  exact,
  instant,
  list,
  mapOf,
  named,
  ok,
  text,
  textOrNull,
  word,
  wordOrNull,
} from './responseFields';
import { employerBlock } from './safety.responses';

export const invitation = exact({
  /** The application's. */
  id: text(),
  state: word(INVITATION_STATES),
  /** The application's now; null once the invitation was taken back. */
  status: wordOrNull(APPLICATION_STATUSES),
  sentAt: instant(),
  /** When it was answered, taken back, or expired; null before. */
  endedAt: instant().nullable(),
  /** The name of the employer that invites. */
  employer: text(),
  /** The candidate's block of it; they cannot show interest before it is lifted. */
  blockedEmployer: employerBlock.nullable(),
  contact: contactPerson.nullable(),
  job: jobSummary,
  jobStatus: jobStatus(),
  message: textOrNull(),
  /** Part 3's `job_invitation`: the questions with audience 0, and the candidate's answers. */
  form: exact({
    kind: word(['job_invitation']),
    questions: list(question),
    answers: mapOf(anyOf(text(), list(text()))),
  }),
}).meta(named('Invitation', 'An invitation as its candidate sees it.'));

export const invitationAnswers = {
  fetchInvitation: answer({
    summary: 'Read an invitation to a job, also one that was answered or taken back.',
    response: ok({ invitation }),
    refusals: ['not_found'],
  }),
  replyInvitation: answer({
    summary: 'Answer an invitation.',
    description: 'The same answer once more changes nothing; another one is refused.',
    response: ok({ invitation }),
    refusals: ['not_found', 'job_unavailable', 'employer_blocked', 'illegal_transition'],
    repeatable: true,
  }),
};
