import { mixed, type ObjectSchema, object, string } from 'yup';
import { CONTACT_MESSAGES } from '#domain/candidates/contactDetails';
import {
  emailField,
  idsField,
  nameField,
  phoneField,
  requiredText,
} from '#domain/candidates/fields.schema';
import { LANGUAGES } from '#domain/language';
import { MAX_LENGTH } from '#domain/limits';
import type { RequestOf } from './endpoint';
import type { saveUserDetails } from './v2';

/**
 * Any part of a profile; given fields must be valid. A phone, a job title and a profession may be
 * null, since a profile has null until they are filled in and is sent back whole.
 *
 * @param options.production - whether the run uses production's phone country codes (part 2).
 */
export function saveUserDetailsSchema(options: {
  production: boolean;
}): ObjectSchema<RequestOf<typeof saveUserDetails>> {
  return object({
    firstName: nameField(CONTACT_MESSAGES.firstName),
    lastName: nameField(CONTACT_MESSAGES.lastName),
    email: emailField(CONTACT_MESSAGES.email),
    pendingEmail: mixed<never>()
      .nullable()
      .test('withdrawn', 'validation.unknown_value', (given) => given == null),
    phone: phoneField(CONTACT_MESSAGES.phone, options)
      .required(CONTACT_MESSAGES.phone.required)
      .nullable(),
    jobTitle: requiredText(MAX_LENGTH.name).nullable(),
    profession: requiredText(MAX_LENGTH.id).nullable(),
    workfields: idsField('registration.select_workfield.error'),
    locations: idsField('registration.select_location.error'),
    employmentTypes: idsField('registration.select_employment_type.error'),
    language: string()
      .typeError('validation.wrong_type')
      .oneOf(LANGUAGES, 'validation.unknown_value')
      .required('validation.required'),
  })
    .partial()
    .noUnknown();
}
