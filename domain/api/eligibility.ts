import type { InferType } from 'yup';
import type { Answered } from './answer';
import type { eligibilityAnswers, jobEligibility } from './eligibility.responses';
import { endpoint } from './endpoint';

/** Whether the candidate may take one job, line by line. */
export type JobEligibility = InferType<typeof jobEligibility>;

/** The most jobs that one call may name. */
export const MAX_ELIGIBILITY_JOBS = 50;

/**
 * GET fetch_eligibility: whether the candidate may take some jobs, 1–50 (our name). On the wire
 * `jobIds` is comma-joined. A job that is unknown or hidden is not among the results; the others
 * are, each once, in the order asked.
 */
export const fetchEligibility = endpoint<
  { jobIds: string[] },
  Answered<typeof eligibilityAnswers.fetchEligibility>
>({
  service: 'portal',
  method: 'GET',
  path: 'fetch_eligibility',
  access: 'candidate',
  toWire: ({ jobIds }) => ({ jobIds: jobIds.join(',') }),
});
