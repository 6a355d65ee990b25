import { AVAILABILITIES } from '#domain/candidates/recruiterView';
import { candidateCard } from './account.responses';
import { answer } from './answer';
import {
  count,
  exact,
  flag,
  instant,
  list,
  ok,
  text,
  textOrNull,
  wordOrNull,
} from './responseFields';

export const candidateAnswers = {
  listCandidates: answer({
    summary: 'List candidates who fit a job and want offers, under pseudonyms.',
    description:
      'Fewer than five are blurred: pseudonyms alone. Each look is logged and shown to the candidate.',
    response: ok({
      results: list(
        exact({
          /** A pseudonym: the same in all calls of one employer, another for each employer. */
          candidate: text(),
          /** null in a blurred list. */
          card: candidateCard.nullable(),
          /** null in a blurred list. */
          availability: wordOrNull(AVAILABILITIES),
        }),
      ),
      nextPageToken: textOrNull(),
      /** The number of candidates who fit; null in a blurred list: fewer than five. */
      total: count().nullable(),
      /** Whether the cards are left out, since so few fit. */
      blurred: flag(),
    }),
    refusals: ['not_found', 'job_unavailable'],
  }),
  inviteCandidate: answer({
    summary: 'Invite a candidate to a job.',
    description:
      'It is an application in the status `sent`, which the employer sees among theirs once the candidate answers. The candidate is told by mail, unless another invitation to them and to the job was taken back within the last 24 hours. `questionnaire` is what they are asked when they answer.',
    response: ok({
      invitation: exact({ id: text(), jobId: text(), candidate: text(), sentAt: instant() }),
    }),
    refusals: ['not_found', 'job_unavailable', 'already_submitted'],
    repeatable: true,
  }),
  takeBackInvitation: answer({
    summary: 'Take an invitation back that the candidate has not answered.',
    description:
      'It is gone as if it had not been sent. The candidate may still apply, and be invited again.',
    response: ok({}),
    refusals: ['not_found', 'illegal_transition'],
    repeatable: true,
  }),
};
