import { type ObjectSchema, object } from 'yup';
import { MAX_LENGTH } from '#domain/limits';
import type { RequestOf } from './endpoint';
import { oneOfWords, optionalText } from './jobFields.schema';
import type { getJob } from './portal';

/**
 * GET public/job: `id` is an id or a slug; `dl`, the deep link that the visitor came by, is
 * ignored.
 */
export const getJobSchema: ObjectSchema<RequestOf<typeof getJob>> = object({
  id: optionalText(MAX_LENGTH.path).required('validation.required'),
  includeWorkplace: oneOfWords('1'),
  dl: optionalText(MAX_LENGTH.path),
}).noUnknown();
