import { object } from 'yup';
import { LANGUAGES } from '#domain/language';
import { MAX_LENGTH } from '#domain/limits';
import { tidyAs } from '#domain/text/tidied';
import { oneOfWords, optionalText } from './jobFields.schema';

/** GET public/jobs/suggestions */
export const jobSuggestionsSchema = object({
  kind: oneOfWords('role', 'place').required('validation.required'),
  /** Empty or left out: the most frequent. */
  typed: optionalText(MAX_LENGTH.freeText).meta(tidyAs('search')),
  language: oneOfWords(...LANGUAGES).required('validation.required'),
  /** The rest of the search, as the query of a list's address: `from-date=2026-12-01`. */
  query: optionalText(MAX_LENGTH.path),
}).noUnknown();
