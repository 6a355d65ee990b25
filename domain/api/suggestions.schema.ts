import { type ObjectSchema, object } from 'yup';
import { LANGUAGES } from '#domain/language';
import { MAX_LENGTH } from '#domain/limits';
import { oneOfWords, optionalText } from './jobFields.schema';
import type { JobSuggestionsRequest } from './suggestions';

/** GET public/jobs/suggestions */
export const jobSuggestionsSchema: ObjectSchema<JobSuggestionsRequest> = object({
  kind: oneOfWords('role', 'place').required('validation.required'),
  typed: optionalText(MAX_LENGTH.freeText),
  language: oneOfWords(...LANGUAGES).required('validation.required'),
  query: optionalText(MAX_LENGTH.path),
}).noUnknown();
