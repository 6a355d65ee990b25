import { boolean, mixed, object, string } from 'yup';
import { CONTACT_MESSAGES } from '#domain/candidates/contactDetails';
import {
  anyIdsField,
  dayField,
  emailField,
  idsField,
  nameField,
  phoneField,
  prescriberCodeField,
  requiredFreeText,
  requiredText,
  textField,
} from '#domain/candidates/fields.schema';
import { LANGUAGES as SPOKEN_LANGUAGES } from '#domain/candidates/languages';
import { VISIBILITIES } from '#domain/candidates/visibility';
import { LANGUAGES } from '#domain/language';
import { MAX_LENGTH } from '#domain/limits';
import { rule } from '#domain/rule';
import { languageSkills } from './languages.schema';

const flag = () =>
  boolean().typeError('validation.wrong_type').nonNullable('validation.wrong_type');
const visibility = () =>
  string()
    .typeError('validation.wrong_type')
    .oneOf([...VISIBILITIES], 'validation.unknown_value')
    .required('validation.required');
const languages = () => languageSkills(SPOKEN_LANGUAGES.length).nullable();

/** A profile's fields when an edit began: of the right types, whether they are valid now or not. */
const baseSchema = object({
  firstName: textField(MAX_LENGTH.name),
  lastName: textField(MAX_LENGTH.name),
  email: textField(MAX_LENGTH.email),
  phone: textField(MAX_LENGTH.phone).nullable(),
  jobTitle: textField(MAX_LENGTH.name).nullable(),
  workplace: textField(MAX_LENGTH.workplace).nullable(),
  availableFrom: textField(MAX_LENGTH.id).nullable(),
  profession: textField(MAX_LENGTH.id).nullable(),
  workfields: anyIdsField(),
  locations: anyIdsField(),
  employmentTypes: anyIdsField(),
  systems: anyIdsField(),
  languages: languages(),
  prescriberCode: textField(MAX_LENGTH.id).nullable(),
  visibility: visibility(),
  avatarConsent: flag(),
})
  .partial()
  .default(undefined)
  .typeError('validation.wrong_type')
  .nonNullable('validation.wrong_type')
  .noUnknown();

/**
 * Any part of a profile; given fields must be valid. A phone, a job title, a workplace, a day to
 * begin, a profession, languages and a prescriber code may be null, since a profile has null until
 * they are filled in and is sent back whole.
 *
 * @param options.production - whether the run uses production's phone country codes (part 2).
 */
export function saveUserDetailsSchema(options: { production: boolean }) {
  return object({
    firstName: nameField(CONTACT_MESSAGES.firstName),
    lastName: nameField(CONTACT_MESSAGES.lastName),
    email: emailField(CONTACT_MESSAGES.email),
    pendingEmail: mixed<never>()
      .nullable()
      .test(
        rule('withdrawn', 'validation.unknown_value', (given) => given == null, {
          schema: { type: 'null' },
        }),
      ),
    phone: phoneField(CONTACT_MESSAGES.phone, options)
      .required(CONTACT_MESSAGES.phone.required)
      .nullable(),
    jobTitle: requiredFreeText(MAX_LENGTH.name).nullable(),
    workplace: requiredFreeText(MAX_LENGTH.workplace).nullable(),
    availableFrom: dayField().required('validation.required').nullable(),
    profession: requiredText(MAX_LENGTH.id).nullable(),
    workfields: idsField('registration.select_workfield.error'),
    locations: idsField('registration.select_location.error'),
    employmentTypes: idsField('registration.select_employment_type.error'),
    systems: anyIdsField(),
    languages: languages(),
    prescriberCode: prescriberCodeField().required('validation.required').nullable(),
    visibility: visibility(),
    avatarConsent: flag(),
    language: string()
      .typeError('validation.wrong_type')
      .oneOf(LANGUAGES, 'validation.unknown_value')
      .required('validation.required'),
    base: baseSchema,
  })
    .partial()
    .noUnknown();
}
