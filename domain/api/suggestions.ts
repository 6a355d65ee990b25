import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { jobAnswers, jobSuggestion } from './jobs.responses';
import type { jobSuggestionsSchema } from './suggestions.schema';

/** What a person types into a field of the search. */
export type JobSuggestionsRequest = InferType<typeof jobSuggestionsSchema>;

/** One option for a typed text. */
export type JobSuggestion = InferType<typeof jobSuggestion>;

/** GET public/jobs/suggestions: the best matches first, at most 12; without a text everything. */
export const fetchJobSuggestions = endpoint<
  JobSuggestionsRequest,
  Answered<typeof jobAnswers.fetchJobSuggestions>
>({ service: 'portal', method: 'GET', path: 'public/jobs/suggestions', access: 'public' });
