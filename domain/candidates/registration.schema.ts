import { type ObjectSchema, object } from 'yup';
import type { RegistrationDetails } from '#domain/api/v2';
import { emailField, idsField } from './fields.schema';

/** Part 5's registration rules; each message is the id that the form translates. */
export const registrationSchema: ObjectSchema<RegistrationDetails> = object({
  email: emailField({
    required: 'registration.contact_information.error',
    invalid: 'registration.contact_information.error',
  }),
  professions: idsField('registration.select_profession.error'),
  workfields: idsField('registration.select_workfield.error'),
  locations: idsField('registration.select_location.error'),
  employmentTypes: idsField('registration.select_employment_type.error'),
})
  .typeError('validation.wrong_type')
  .noUnknown();
