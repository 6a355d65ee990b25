import { type ObjectSchema, object } from 'yup';
import { APPLICATION_STATUSES } from '#domain/applications/status';
import { requiredText, textField } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import type { RequestOf } from './endpoint';
import { instantField } from './instantField.schema';
import type {
  changeJob,
  closeJob,
  listApplications,
  moveApplication,
  openJob,
} from './integration';
import { jobDraftSchema } from './jobDraft.schema';
import { oneOfWords } from './jobFields.schema';
import { listPageFields } from './listPage.schema';

const id = requiredText(MAX_LENGTH.id);

/** Some of the draft's fields; the changed job is checked by the whole draft's rules. */
export const changeJobSchema: ObjectSchema<RequestOf<typeof changeJob>> = jobDraftSchema
  .partial()
  .shape({ id });

export const closeJobSchema: ObjectSchema<RequestOf<typeof closeJob>> = object({
  id,
  as: oneOfWords('disabled', 'deleted').required('validation.required'),
}).noUnknown();

export const openJobSchema: ObjectSchema<RequestOf<typeof openJob>> = object({ id }).noUnknown();

/** `since`: only what changed at that instant or later, ISO 8601 with its zone. */
export const listApplicationsSchema: ObjectSchema<RequestOf<typeof listApplications>> = object({
  ...listPageFields(),
  jobId: textField(MAX_LENGTH.id),
  since: instantField(),
}).noUnknown();

export const moveApplicationSchema: ObjectSchema<RequestOf<typeof moveApplication>> = object({
  id,
  status: oneOfWords(...APPLICATION_STATUSES).required('validation.required'),
}).noUnknown();
