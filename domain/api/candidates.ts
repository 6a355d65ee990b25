import type { InferType } from 'yup';
import type { Answered, AnsweredFields } from './answer';
import type { candidateAnswers } from './candidates.responses';
import type {
  inviteCandidateSchema,
  listCandidatesSchema,
  takeBackInvitationSchema,
} from './candidates.schema';
import { endpoint } from './endpoint';

/** A candidate who fits a job and wants offers, as the job's employer sees them. */
export type MatchedCandidate = MatchedCandidates['results'][number];

export type MatchedCandidates = AnsweredFields<typeof candidateAnswers.listCandidates>;

/**
 * GET /api/integration/candidates: who fits one of the employer's open jobs, in an order that
 * reveals nothing. Each profile view is recorded and shown to the candidate. Pages of 30 unless
 * `pageLength` says otherwise.
 */
export const listCandidates = endpoint<
  InferType<typeof listCandidatesSchema>,
  Answered<typeof candidateAnswers.listCandidates>
>({
  service: 'integration',
  method: 'GET',
  path: 'candidates',
  access: 'employer',
});

/** An invitation that was sent; `id` is the application's once the candidate shows interest. */
export type SentInvitation = Answered<typeof candidateAnswers.inviteCandidate>['invitation'];

/**
 * POST /api/integration/candidates/invite: makes a `sent` application (decision 30) for a candidate
 * whom `candidates` returned. `questionnaire` is what they are asked when they answer (part 3's
 * `job_invitation`).
 */
export const inviteCandidate = endpoint<
  InferType<typeof inviteCandidateSchema>,
  Answered<typeof candidateAnswers.inviteCandidate>
>({ service: 'integration', method: 'POST', path: 'candidates/invite', access: 'employer' });

/**
 * POST /api/integration/candidates/invitations/:id/take_back: deletes an invitation that the
 * candidate has not answered (decision 30).
 */
export const takeBackInvitation = endpoint<
  InferType<typeof takeBackInvitationSchema>,
  Answered<typeof candidateAnswers.takeBackInvitation>
>({
  service: 'integration',
  method: 'POST',
  path: 'candidates/invitations/:id/take_back',
  access: 'employer',
});
