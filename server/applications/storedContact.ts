import { CONTACT_MESSAGES, type ContactDetails } from '#domain/candidates/contactDetails';
import { tidyEmail, tidyName } from '#domain/text/tidy';
import { storedPhone } from '../lib/storedPhone';

/**
 * Normalizes names and numbers, however they were typed.
 *
 * @throws ApiError `invalid_request` for a number that does not exist.
 */
export function storedContact(contact: ContactDetails, production: boolean): ContactDetails {
  return {
    firstName: tidyName(contact.firstName),
    lastName: tidyName(contact.lastName),
    email: tidyEmail(contact.email),
    phone: storedPhone(
      contact.phone,
      { production },
      { field: 'contact.phone', message: CONTACT_MESSAGES.phone.invalid },
    ),
  };
}
