import { type ObjectSchema, object, string } from 'yup';
import type { RegistrationDetails } from '#domain/api/v2';
import { isCalendarDay } from '#domain/calendar/days';
import { MAX_LENGTH } from '#domain/limits';
import { CONTACT_MESSAGES } from './contactDetails';
import {
  emailField,
  idsField,
  nameField,
  phoneField,
  requiredText,
  textField,
} from './fields.schema';
import { VISIBILITIES } from './visibility';

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
  firstName: nameField(CONTACT_MESSAGES.firstName).optional(),
  lastName: nameField(CONTACT_MESSAGES.lastName).optional(),
  // Of every country that any run offers; the server knows which run it is
  phone: phoneField(CONTACT_MESSAGES.phone, { production: false })
    .required(CONTACT_MESSAGES.phone.required)
    .optional(),
  visibility: string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .oneOf(VISIBILITIES, 'validation.unknown_value'),
  systems: idsField('validation.required').optional(),
  availableFrom: textField(MAX_LENGTH.id).test(
    'date',
    'validation.date',
    (day) => day === undefined || isCalendarDay(day),
  ),
  workplace: requiredText(MAX_LENGTH.name).optional(),
})
  .typeError('validation.wrong_type')
  .noUnknown();
