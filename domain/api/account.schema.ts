import { boolean, number, object } from 'yup';
import { NO_REGION } from '#domain/candidates/experiences';
import {
  anyIdsField,
  emailField,
  freeLinesField,
  linesField,
  phoneField,
  requiredFreeText,
  requiredText,
  textField,
} from '#domain/candidates/fields.schema';
import { somePreferencesSchema } from '#domain/candidates/preferences.schema';
import { decodePageToken } from '#domain/jobs/pageToken';
import { MAX_LENGTH } from '#domain/limits';
import { notAbove, rule } from '#domain/rule';
import { REGIONS } from '#domain/vocabulary/locations';
import { oneOfWords, optionalText } from './jobFields.schema';
import { listPageFields, PAGE_TOKEN } from './listPage.schema';
import { month } from './monthField.schema';

const WRONG_TYPE = 'validation.wrong_type';
const REQUIRED = 'validation.required';

const flag = () => boolean().typeError(WRONG_TYPE).nonNullable(WRONG_TYPE);

/** POST users/save_job_preferences */
export const saveJobPreferencesSchema = somePreferencesSchema.shape({
  base: somePreferencesSchema
    .default(undefined)
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .optional(),
});

/** One of the two latest jobs. */
function latestJob() {
  return number<1 | 2>()
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .oneOf([1, 2], 'validation.unknown_value');
}

/**
 * POST users/user_reference: part 5's rules.
 *
 * @param options.production - whether the run's phone country codes are production's (part 2).
 */
export function saveReferenceSchema(options: { production: boolean }) {
  const messages = (field: string) => ({
    required: `reference.${field}.required`,
    invalid: `reference.${field}.invalid`,
  });
  return object({
    id: textField(MAX_LENGTH.id),
    workplace: requiredFreeText(MAX_LENGTH.workplace, messages('workplace').required),
    name: requiredFreeText(MAX_LENGTH.name, messages('name').required),
    phone: phoneField(messages('phone'), options).required(messages('phone').required),
    email: emailField(messages('email')),
    isManager: flag().required(REQUIRED),
    latestJob: latestJob().required(REQUIRED),
    mayContact: flag().required(REQUIRED),
    base: object({
      workplace: textField(MAX_LENGTH.workplace),
      name: textField(MAX_LENGTH.name),
      phone: textField(MAX_LENGTH.phone),
      email: textField(MAX_LENGTH.email),
      isManager: flag(),
      latestJob: latestJob(),
      mayContact: flag(),
    })
      .default(undefined)
      .typeError(WRONG_TYPE)
      .nonNullable(WRONG_TYPE)
      .optional()
      .noUnknown(),
  }).noUnknown();
}

/** A region's id, or `NO_REGION`. */
function regionEmployer() {
  return oneOfWords(NO_REGION, ...REGIONS.map(({ id }) => id)).nullable();
}

/** POST users/experience */
export const saveExperienceSchema = object({
  id: textField(MAX_LENGTH.id),
  workRole: requiredText(MAX_LENGTH.id),
  workplace: requiredFreeText(MAX_LENGTH.workplace),
  from: month()
    .required(REQUIRED)
    .test(
      rule(
        'order',
        'validation.from_after_to',
        (from, { parent }) => typeof parent.to !== 'string' || from <= parent.to,
        notAbove('to'),
      ),
    ),
  to: month().nullable().defined(REQUIRED),
  description: freeLinesField(MAX_LENGTH.description),
  regionEmployer: regionEmployer(),
  /** None: not said. */
  workFields: anyIdsField(),
  base: object({
    workRole: textField(MAX_LENGTH.id),
    workplace: textField(MAX_LENGTH.workplace),
    from: month(),
    to: month().nullable(),
    description: linesField(MAX_LENGTH.description),
    regionEmployer: regionEmployer(),
    workFields: anyIdsField(),
  })
    .default(undefined)
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .optional()
    .noUnknown(),
}).noUnknown();

/** POST users/say_experiences_complete */
export const sayExperiencesCompleteSchema = object({
  complete: flag().required(REQUIRED),
}).noUnknown();

/** The body of `delete_user_reference` and `delete_experience`. */
export const byIdSchema = object({
  id: requiredText(MAX_LENGTH.id),
}).noUnknown();

/** The query of `users/profile_views`. */
export const profileViewsSchema = object(listPageFields()).noUnknown();

/** The query of `suggested_jobs`. */
export const suggestedJobsSchema = object({
  ...listPageFields(),
  startAfter: optionalText(MAX_LENGTH.path).test(
    rule(
      'page-token',
      'validation.page_token',
      (token) => token === undefined || decodePageToken(token, 'newest') !== null,
      PAGE_TOKEN,
    ),
  ),
}).noUnknown();
