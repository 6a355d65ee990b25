import type { InferType } from 'yup';
import type { Answered, AnsweredFields } from './answer';
import type { counterfactualAnswers, openingPay } from './counterfactuals.responses';
import type { fetchOpenedJobsSchema } from './counterfactuals.schema';
import { endpoint } from './endpoint';

/** What a candidate can take, and what opens more. */
export type Openings = AnsweredFields<typeof counterfactualAnswers.fetchOpenings>;
/** What opens jobs. */
export type OpeningAnswer = Openings['openings'][number];
/** What gives points in applications. */
export type PointGainAnswer = Openings['points'][number];
/** What jobs give a week after tax. */
export type OpeningPay = InferType<typeof openingPay>;

/** GET portal fetch_openings: what opens most doors for the candidate (our name). */
export const fetchOpenings = endpoint<
  Record<string, never>,
  Answered<typeof counterfactualAnswers.fetchOpenings>
>({ service: 'portal', method: 'GET', path: 'fetch_openings', access: 'candidate' });

/**
 * GET portal fetch_opened_jobs: a page of the jobs that a change opens (our name). `change` is the
 * id of one of `fetch_openings`, or `now` for those that are open as it is; `page` begins at 1.
 */
export const fetchOpenedJobs = endpoint<
  InferType<typeof fetchOpenedJobsSchema>,
  Answered<typeof counterfactualAnswers.fetchOpenedJobs>
>({ service: 'portal', method: 'GET', path: 'fetch_opened_jobs', access: 'candidate' });
