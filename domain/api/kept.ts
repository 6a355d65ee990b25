import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { employerKept, jobKept, keptAnswers, ownKept, workplaceKept } from './kept.responses';
import type {
  keptOfJobSchema,
  keptOfOwnJobSchema,
  keptOfWorkplaceSchema,
  ofApplicationSchema,
  replyToKeptSchema,
  tickKeptSchema,
} from './kept.schema';

/** What a candidate is asked of what was said before an assignment, and has ticked. */
export type OwnKept = InferType<typeof ownKept>;
export type WorkplaceKept = InferType<typeof workplaceKept>;
export type JobKept = InferType<typeof jobKept>;
export type EmployerKept = InferType<typeof employerKept>;

/** GET portal kept/own */
export const readKept = endpoint<
  InferType<typeof ofApplicationSchema>,
  Answered<typeof keptAnswers.readKept>
>({ service: 'portal', method: 'GET', path: 'kept/own', access: 'candidate' });

/** POST portal kept/tick: one occasion; until it is published, sending again changes it. */
export const tickKept = endpoint<
  InferType<typeof tickKeptSchema>,
  Answered<typeof keptAnswers.tickKept>
>({ service: 'portal', method: 'POST', path: 'kept/tick', access: 'candidate' });

/** POST portal kept/take_back: all of an application. */
export const takeBackKept = endpoint<
  InferType<typeof ofApplicationSchema>,
  Answered<typeof keptAnswers.takeBackKept>
>({ service: 'portal', method: 'POST', path: 'kept/take_back', access: 'candidate' });

/** GET portal kept/of_workplace: by employer. */
export const keptOfWorkplace = endpoint<
  InferType<typeof keptOfWorkplaceSchema>,
  Answered<typeof keptAnswers.keptOfWorkplace>
>({ service: 'portal', method: 'GET', path: 'kept/of_workplace', access: 'public' });

/** GET portal kept/of_job: of a job's employer. */
export const keptOfJob = endpoint<
  InferType<typeof keptOfJobSchema>,
  Answered<typeof keptAnswers.keptOfJob>
>({ service: 'portal', method: 'GET', path: 'kept/of_job', access: 'public' });

/** GET /api/integration/jobs/:id/kept: what is published of the employer at an own job's workplace. */
export const keptOfOwnJob = endpoint<
  InferType<typeof keptOfOwnJobSchema>,
  Answered<typeof keptAnswers.keptOfOwnJob>
>({ service: 'integration', method: 'GET', path: 'jobs/:id/kept', access: 'employer' });

/** POST /api/integration/jobs/:id/kept_reply: the employer's public reply to a year's figures. */
export const replyToKept = endpoint<
  InferType<typeof replyToKeptSchema>,
  Answered<typeof keptAnswers.replyToKept>
>({ service: 'integration', method: 'POST', path: 'jobs/:id/kept_reply', access: 'employer' });
