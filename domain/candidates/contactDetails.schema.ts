import { type ObjectSchema, object } from 'yup';
import { CONTACT_MESSAGES, type ContactDetails } from './contactDetails';
import { emailField, nameField, phoneField } from './fields.schema';

/**
 * First name, last name, email and phone, all required.
 *
 * @param options.production - whether the run uses production's phone country codes (part 2).
 */
export function contactDetailsSchema(options: {
  production: boolean;
}): ObjectSchema<ContactDetails> {
  return object({
    firstName: nameField(CONTACT_MESSAGES.firstName),
    lastName: nameField(CONTACT_MESSAGES.lastName),
    email: emailField(CONTACT_MESSAGES.email),
    phone: phoneField(CONTACT_MESSAGES.phone, options).required(CONTACT_MESSAGES.phone.required),
  }).noUnknown();
}
