import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { jobAnswers, workplaceSuggestion } from './jobs.responses';
import type { queryWorkplacesSchema } from './workplaces.schema';

/** A workplace that matches the typed words. */
export type WorkplaceSuggestion = InferType<typeof workplaceSuggestion>;

/**
 * GET workplaces/query-workplaces: workplaces that jobs are or were at, at most ten: names that begin
 * with the text first, then those with most answers.
 */
export const queryWorkplaces = endpoint<
  InferType<typeof queryWorkplacesSchema>,
  Answered<typeof jobAnswers.queryWorkplaces>
>({
  service: 'portal',
  method: 'GET',
  path: 'workplaces/query-workplaces',
  access: 'public',
});
