import { type InferType, object, string } from 'yup';
import { MAX_LENGTH } from '#domain/limits';
import { CONTACT_MESSAGES } from './contactDetails';
import {
  anyIdsField,
  dayField,
  emailField,
  freeText,
  idsField,
  optionalNameField,
  phoneField,
} from './fields.schema';
import { VISIBILITIES } from './visibility';

/** Part 5's registration rules; each message is the id that the form translates. */
export const registrationSchema = object({
  email: emailField({
    required: 'registration.contact_information.error',
    invalid: 'registration.contact_information.error',
  }),
  professions: idsField('registration.select_profession.error'),
  workfields: idsField('registration.select_workfield.error'),
  locations: idsField('registration.select_location.error'),
  employmentTypes: idsField('registration.select_employment_type.error'),
  // The other fields are optional
  firstName: optionalNameField(CONTACT_MESSAGES.firstName),
  lastName: optionalNameField(CONTACT_MESSAGES.lastName),
  // Of every country that any run accepts, since only the server has the run's settings
  phone: phoneField(CONTACT_MESSAGES.phone, { production: false }),
  visibility: string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .oneOf(VISIBILITIES, 'validation.unknown_value'),
  systems: anyIdsField().optional(),
  availableFrom: dayField(),
  workplace: freeText(MAX_LENGTH.workplace),
})
  .typeError('validation.wrong_type')
  .noUnknown();

/**
 * What a registration collects before BankID (part 3's auth form), and the optional answers of part
 * 2's session pages.
 */
export type RegistrationDetails = InferType<typeof registrationSchema>;
