import type { SubmitCandidateRequest } from '#domain/api/portal';
import type { Answers, Question } from '#domain/applications/questionnaire';
import type { ApplyDraft } from './applyDraft';

/** The request for a draft: answers to the job's own questions, without empty ones. */
export function applyRequest(
  jobId: string,
  questionnaire: readonly Question[],
  { contact, answers }: ApplyDraft,
): SubmitCandidateRequest {
  const sent: Answers = {};
  for (const { id } of questionnaire) {
    const answer = answers[id];
    if (answer !== undefined && answer.length > 0) sent[id] = answer;
  }
  return { jobId, kind: 'candidate', contact, answers: sent };
}
