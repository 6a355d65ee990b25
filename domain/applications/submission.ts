import type { ApplicationStatus } from './status';

/** `interested` raises a hand; `candidate` applies with the whole form. */
export const SUBMISSION_KINDS = ['interested', 'candidate'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/**
 * The states that submitting walks through, first to last; null when she has submitted already.
 *
 * @param existing - the state of her application on this job; null when she has none.
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
