import { type ObjectSchema, object } from 'yup';
import { ASSIGNMENT_LISTS } from '#domain/applications/assignments';
import type { fetchAssignments } from './assignments';
import type { RequestOf } from './endpoint';
import { oneOfWords } from './jobFields.schema';
import { listPageFields } from './listPage.schema';

/** The query of `fetch_assignments`. */
export const fetchAssignmentsSchema: ObjectSchema<RequestOf<typeof fetchAssignments>> = object({
  ...listPageFields(),
  list: oneOfWords(...ASSIGNMENT_LISTS).required('validation.required'),
}).noUnknown();
