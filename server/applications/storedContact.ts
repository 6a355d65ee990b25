import type { ContactDetails } from '#domain/candidates/contactDetails';
import { tidyName } from '#domain/candidates/names';
import { parsePhone } from '#domain/candidates/phone';

/** Normalizes names and numbers, however they were typed. */
export function storedContact(contact: ContactDetails, production: boolean): ContactDetails {
  return {
    firstName: tidyName(contact.firstName),
    lastName: tidyName(contact.lastName),
    email: contact.email.trim(),
    phone: parsePhone(contact.phone, { production })?.e164 ?? contact.phone,
  };
}
