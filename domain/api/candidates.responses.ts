import { AVAILABILITIES } from '#domain/candidates/recruiterView';
import { candidateCard } from './account.responses';
import { answer } from './answer';
import { count, exact, flag, instant, list, ok, text, textOrNull, word } from './responseFields';

export const candidateAnswers = {
  listCandidates: answer({
    summary: 'List candidates who fit a job and want offers, under pseudonyms.',
    description:
      'Fewer than five are answered as none are. The list is of what the job asked when its candidates were first counted, whatever is changed in it later; an employer may ask ten different questions a day. Each look is logged and shown to the candidate.',
    response: ok({
      results: list(
        exact({
          /** A pseudonym of this job's list, until anybody with the same card comes or leaves. */
          candidate: text(),
          card: candidateCard,
          availability: word(AVAILABILITIES),
        }),
      ),
      nextPageToken: textOrNull(),
      /** The number of candidates who fit; null for fewer than five, also for none. */
      total: count().nullable(),
      /** Whether fewer than five fit, so that nothing of them is told. */
      blurred: flag(),
    }),
    refusals: ['not_found', 'job_unavailable'],
  }),
  inviteCandidate: answer({
    summary: 'Invite a candidate to a job.',
    description:
      'It becomes an application in the status `sent`, which the employer sees among theirs once the candidate answers. A candidate has three open invitations of an employer at most; others wait until they have answered those, and one to somebody who has applied already is told to nobody. The answer does not say which, since that would say who they are. Candidates get one mail a day about an employer’s invitations. `questionnaire` is what they are asked when they answer.',
    response: ok({
      invitation: exact({
        /** Its own reference: the application's id, once the candidate has answered. */
        id: text(),
        jobId: text(),
        candidate: text(),
        sentAt: instant(),
      }),
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
