import { type ObjectSchema, object, string } from 'yup';
import { SUBMISSION_KINDS } from '#domain/applications/submission';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { answersSchema } from './answers.schema';
import { sentContactSchema } from './applying.schema';
import type { ListPageRequest } from './listPage';
import { listPageFields } from './listPage.schema';

/**
 * The body of `submitCandidate`. What it leaves out is taken from the draft.
 * @param options.production - whether the run uses production's phone country codes (part 2).
 */
export function submitCandidateSchema(options: { production: boolean }) {
  return object({
    jobId: requiredText(MAX_LENGTH.id),
    /** `interested` shows interest; `candidate` applies with the whole form. */
    kind: string()
      .typeError('validation.wrong_type')
      .oneOf([...SUBMISSION_KINDS], 'validation.unknown_value')
      .required('validation.required'),
    /** When left out, those of the draft; without a draft the account's. */
    contact: sentContactSchema(options)
      .default(undefined)
      .optional()
      .typeError('validation.wrong_type')
      .nonNullable('validation.wrong_type'),
    /** When left out, those of the draft. */
    answers: answersSchema,
    /** The secret id of the recommendation's link that led here; one of no use is ignored. */
    recommendation: requiredText(MAX_LENGTH.id).optional(),
  }).noUnknown();
}

/** The query of `checkExistingCandidate`. */
export const checkExistingCandidateSchema: ObjectSchema<{ jobId: string }> = object({
  jobId: requiredText(MAX_LENGTH.id),
}).noUnknown();

/** The query of `fetch_applications`. */
export const fetchApplicationsSchema: ObjectSchema<ListPageRequest> = object(
  listPageFields(),
).noUnknown();

/** The body of `withdraw_application`. */
export const withdrawApplicationSchema: ObjectSchema<{ applicationId: string }> = object({
  applicationId: requiredText(MAX_LENGTH.id),
}).noUnknown();
