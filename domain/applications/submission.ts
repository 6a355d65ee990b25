import type { ApplicationStatus } from './status';

/** `interested` shows interest; `candidate` applies with the whole form. */
export const SUBMISSION_KINDS = ['interested', 'candidate'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/**
 * The statuses that submitting passes through, first to last; null when the candidate has submitted
 * already. That holds after a withdrawal too: the employer has seen the first application, and a
 * second one would hide that it was withdrawn.
 *
 * @param existing - the status of the candidate's application on this job; null when there is none.
 */
export function submissionPath(
  existing: ApplicationStatus | null,
  kind: SubmissionKind,
): ApplicationStatus[] | null {
  if (existing === null) return [kind];
  if (existing === 'sent') {
    return kind === 'interested' ? ['interested'] : ['interested', 'candidate'];
  }
  return existing === 'interested' && kind === 'candidate' ? ['candidate'] : null;
}
