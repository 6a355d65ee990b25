import { object } from 'yup';
import { APPLICATION_STATUSES } from '#domain/applications/status';
import { requiredText, textField } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { instantField } from './instantField.schema';
import { jobDraftSchema } from './jobDraft.schema';
import { oneOfWords } from './jobFields.schema';
import { listPageFields } from './listPage.schema';

const id = requiredText(MAX_LENGTH.id);

/** Some of the draft's fields; the changed job is checked by the whole draft's rules. */
export const changeJobSchema = jobDraftSchema.partial().shape({ id });

export const closeJobSchema = object({
  id,
  as: oneOfWords('disabled', 'deleted').required('validation.required'),
}).noUnknown();

export const openJobSchema = object({ id }).noUnknown();

/** Of an own job: open, hidden for now, or hidden for good. */
const JOB_STATES = ['open', 'disabled', 'deleted'] as const;

/** `since`: only what changed at that instant or later, ISO 8601 with its zone. */
export const listJobsSchema = object({
  ...listPageFields(),
  status: oneOfWords(...JOB_STATES),
  since: instantField(),
}).noUnknown();

export const readJobSchema = object({ id }).noUnknown();

export const readApplicationSchema = object({ id }).noUnknown();

/** `since`: only what changed at that instant or later, ISO 8601 with its zone. */
export const listApplicationsSchema = object({
  ...listPageFields(),
  jobId: textField(MAX_LENGTH.id),
  since: instantField(),
}).noUnknown();

export const moveApplicationSchema = object({
  id,
  status: oneOfWords(...APPLICATION_STATUSES).required('validation.required'),
}).noUnknown();
