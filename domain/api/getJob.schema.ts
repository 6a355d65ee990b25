import { object } from 'yup';
import { MAX_LENGTH } from '#domain/limits';
import { oneOfWords, optionalText } from './jobFields.schema';

/**
 * GET public/job: `id` is an id or a slug; `dl`, the deep link that the visitor came by, is
 * ignored.
 */
export const getJobSchema = object({
  id: optionalText(MAX_LENGTH.path).required('validation.required'),
  includeWorkplace: oneOfWords('1'),
  dl: optionalText(MAX_LENGTH.path),
}).noUnknown();
