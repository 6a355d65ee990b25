import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { firstDayAnswers, firstDayState, ownFirstDay as own } from './firstDay.responses';
import type { firstDayOfSchema, ownFirstDaySchema, saveFirstDaySchema } from './firstDay.schema';

/** The first day of an application, as its candidate sees it. */
export type OwnFirstDay = InferType<typeof own>;

/** Which items of an application's first day are said. */
export type FirstDayState = InferType<typeof firstDayState>;

/** GET portal first_day: the card of one of the candidate's applications. */
export const ownFirstDay = endpoint<
  InferType<typeof ownFirstDaySchema>,
  Answered<typeof firstDayAnswers.ownFirstDay>
>({ service: 'portal', method: 'GET', path: 'first_day', access: 'candidate' });

/** GET portal first_days: what is said and missing, of all applications under way or booked. */
export const ownFirstDays = endpoint<
  Record<string, never>,
  Answered<typeof firstDayAnswers.ownFirstDays>
>({ service: 'portal', method: 'GET', path: 'first_days', access: 'candidate' });

/**
 * POST /api/integration/jobs/:id/first_day: what holds for all on a job, which an invited candidate
 * sees before the employer knows who they are.
 */
export const saveJobFirstDay = endpoint<
  InferType<typeof saveFirstDaySchema>,
  Answered<typeof firstDayAnswers.saveJobFirstDay>
>({ service: 'integration', method: 'POST', path: 'jobs/:id/first_day', access: 'employer' });

/** POST /api/integration/applications/:id/first_day: what holds for one person, such as a login. */
export const saveFirstDay = endpoint<
  InferType<typeof saveFirstDaySchema>,
  Answered<typeof firstDayAnswers.saveFirstDay>
>({
  service: 'integration',
  method: 'POST',
  path: 'applications/:id/first_day',
  access: 'employer',
});

/** GET /api/integration/applications/:id/first_day: the card as it is, and what is missing. */
export const readFirstDay = endpoint<
  InferType<typeof firstDayOfSchema>,
  Answered<typeof firstDayAnswers.readFirstDay>
>({
  service: 'integration',
  method: 'GET',
  path: 'applications/:id/first_day',
  access: 'employer',
});
