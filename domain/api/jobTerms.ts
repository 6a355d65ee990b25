import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { jobTermAnswers, jobTerms } from './jobTerms.responses';
import type { answerTermsSchema } from './jobTerms.schema';

/** A job's terms as its employer sees them, with what candidates ask. */
export type JobTerms = InferType<typeof jobTerms>;

/**
 * POST portal ask_terms (our name): asks the employer for the terms that a job does not say.
 * `applied_elsewhere` for an imported job, whose employer is not reached from here.
 */
export const askTerms = endpoint<{ jobId: string }, Answered<typeof jobTermAnswers.askTerms>>({
  service: 'portal',
  method: 'POST',
  path: 'ask_terms',
  access: 'candidate',
});

/** GET portal asked_terms (our name): what the caller has asked of a job, and has no answer to. */
export const fetchAskedTerms = endpoint<
  { jobId: string },
  Answered<typeof jobTermAnswers.fetchAskedTerms>
>({ service: 'portal', method: 'GET', path: 'asked_terms', access: 'candidate' });

/** GET /api/integration/asked_terms: the jobs of which terms are asked for, the last asked first. */
export const listAskedTerms = endpoint<
  Record<string, never>,
  Answered<typeof jobTermAnswers.listAskedTerms>
>({ service: 'integration', method: 'GET', path: 'asked_terms', access: 'employer' });

/** GET /api/integration/jobs/:id/terms */
export const readTerms = endpoint<{ id: string }, Answered<typeof jobTermAnswers.readTerms>>({
  service: 'integration',
  method: 'GET',
  path: 'jobs/:id/terms',
  access: 'employer',
});

/** PUT /api/integration/jobs/:id/terms: some or all of them, for everybody. */
export const answerTerms = endpoint<
  InferType<typeof answerTermsSchema>,
  Answered<typeof jobTermAnswers.answerTerms>
>({ service: 'integration', method: 'PUT', path: 'jobs/:id/terms', access: 'employer' });
