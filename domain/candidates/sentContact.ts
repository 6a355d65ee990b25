import type { ContactDetails } from './contactDetails';

/**
 * Contact details as a caller sends them. Part 3 writes a candidate's fields in lower case: both
 * spellings are accepted.
 */
export type SentContact = Omit<ContactDetails, 'firstName' | 'lastName'> & {
  firstName?: string | undefined;
  lastName?: string | undefined;
  firstname?: string | undefined;
  lastname?: string | undefined;
};

/** Contact details in our spelling. */
export function contactFrom({
  firstName,
  firstname,
  lastName,
  lastname,
  ...rest
}: SentContact): ContactDetails {
  return {
    firstName: firstName ?? firstname ?? '',
    lastName: lastName ?? lastname ?? '',
    ...rest,
  };
}
