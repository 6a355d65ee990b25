import { object } from 'yup';
import { ASSIGNMENT_LISTS } from '#domain/applications/assignments';
import { oneOfWords } from './jobFields.schema';
import { listPageFields } from './listPage.schema';

/** The query of `fetch_assignments`. */
export const fetchAssignmentsSchema = object({
  ...listPageFields(),
  list: oneOfWords(...ASSIGNMENT_LISTS).required('validation.required'),
}).noUnknown();
