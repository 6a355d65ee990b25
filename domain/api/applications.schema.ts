import { mixed, type ObjectSchema, object, string } from 'yup';
import type { Answers } from '#domain/applications/questionnaire';
import { SUBMISSION_KINDS } from '#domain/applications/submission';
import { contactDetailsSchema } from '#domain/candidates/contactDetails.schema';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import type { ListPageRequest } from './listPage';
import { listPageFields } from './listPage.schema';
import type { SubmitCandidateRequest } from './portal';

/** Texts and lists of texts by question id; `checkAnswers` checks them against the questions. */
const answersSchema = mixed<Answers>()
  .nonNullable('validation.wrong_type')
  .test(
    'answers',
    'validation.wrong_type',
    (answers) => answers === undefined || isAnswers(answers),
  );

function isAnswers(value: unknown): value is Answers {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (answer) =>
      typeof answer === 'string' ||
      (Array.isArray(answer) && answer.every((one) => typeof one === 'string')),
  );
}

/**
 * The body of `submitCandidate`: applying requires the contact details, showing interest does not.
 *
 * @param options.production - whether the run uses production's phone country codes (part 2).
 */
export function submitCandidateSchema(options: {
  production: boolean;
}): ObjectSchema<SubmitCandidateRequest> {
  return object({
    jobId: requiredText(MAX_LENGTH.id),
    kind: string()
      .typeError('validation.wrong_type')
      .oneOf([...SUBMISSION_KINDS], 'validation.unknown_value')
      .required('validation.required'),
    contact: contactDetailsSchema(options)
      .default(undefined)
      .typeError('validation.wrong_type')
      .nonNullable('validation.wrong_type'),
    answers: answersSchema,
  })
    .noUnknown()
    .test('contact', ({ kind, contact }, { createError }) =>
      kind === 'candidate' && contact === undefined
        ? createError({ path: 'contact', message: 'validation.required' })
        : true,
    );
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
